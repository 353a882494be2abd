import { expect, test } from 'vitest';
import { wishText } from './wish.ts';

test('a wish says as much as was typed', () => {
  const whole = { fullName: ' Asha Rai ', destination: 'Kalimpong', guestSize: '३', bookAt: '2027-04-22' };
  expect(wishText(whole)).toBe(
    'I would like to ask about Kalimpong on 22 Apr 2027 for 3 people. My name is Asha Rai.',
  );
  expect(wishText({ guestSize: 'some', bookAt: '' })).toBe('I would like to plan a tour.');
  expect(wishText({ ...whole, message: ' 2 kids, Jain food ' })).toMatch(/Rai\.\n2 kids, Jain food$/);
  const party = { message: '', partyWords: 'Children: 3 and 8.' };
  expect(wishText({ ...whole, ...party })).toMatch(/Rai\.\nChildren: 3 and 8\.$/);
});

test('where the dates are open it says when roughly, and no day that was typed before', () => {
  const open = { destination: 'Sikkim', guestSize: '4', bookAt: '2027-04-22', hasOpenDates: 'yes' };
  const asked = 'I would like to ask about Sikkim for 4 people. The dates are open';
  expect(wishText(open)).toBe(`${asked}.`);
  expect(wishText({ ...open, travelWords: 'Not decided yet' })).toBe(`${asked}.`);
  expect(wishText({ ...open, travelWords: 'March 2027' })).toBe(`${asked}: March 2027.`);
});
