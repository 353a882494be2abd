import { expect, test } from 'vitest';
import { fieldsOf } from './change-fields.ts';
import { actionText, deedText } from './change-words.ts';

test('a change is read field by field', () => {
  const before = { price: 20_000, isHidden: false, next_action_on: '2026-11-21', owner: null };
  const after = { price: 18_000, isHidden: true, next_action_on: '2026-11-30', owner: 'Bina' };
  expect(fieldsOf({ before, after })).toEqual([
    { name: 'Price', before: '20000', after: '18000' },
    { name: 'Is hidden', before: 'no', after: 'yes' },
    { name: 'Next action on', before: '21 Nov 2026', after: '30 Nov 2026' },
    { name: 'Owner', before: '–', after: 'Bina' },
  ]);
});

test('lists stand line by line, and what was made has no before', () => {
  const after = { days: [{ day: 1, title: 'Arrival' }], tags: [], at: '2026-11-20T06:30:00.000Z' };
  expect(fieldsOf({ before: null, after })).toEqual([
    { name: 'Days', before: null, after: 'day: 1, title: Arrival' },
    { name: 'Tags', before: null, after: '–' },
    { name: 'At', before: null, after: '20 Nov 2026, 12:00 pm' },
  ]);
});

test('what was done is said in words, also where nobody wrote them', () => {
  expect(deedText('booking.update', 'booking')).toBe('changed the enquiry');
  expect(deedText('user.sign-out', 'user')).toBe('ended every session of the user');
  expect(deedText('tour.fold-up', 'tour')).toBe('fold up the tour');
  expect(actionText('tour.create')).toBe('tour made');
});
