import { expect, test } from 'vitest';
import { wishText } from './wish.ts';

test('a wish says as much as was typed', () => {
  const whole = { fullName: ' Asha Rai ', destination: 'Kalimpong', guestSize: '३', bookAt: '2027-04-22' };
  expect(wishText(whole)).toBe(
    'I would like to ask about Kalimpong on 22 Apr 2027 for 3 people. My name is Asha Rai.',
  );
  expect(wishText({ guestSize: 'some', bookAt: '' })).toBe('I would like to plan a tour.');
});
