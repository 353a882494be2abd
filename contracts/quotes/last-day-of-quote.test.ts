import { expect, test } from 'vitest';
import { lastDayOfQuote } from './last-day-of-quote.ts';

const day = { title: 'Yumthang', stay: '', vehicle: '' };

test.each([
  [0, '2027-03-31'],
  [1, '2027-03-31'],
  [3, '2027-04-02'],
])('of %i days from 31 March they are back on %s', (count, last) => {
  const days = Array.from({ length: count }, () => day);
  expect(lastDayOfQuote({ travelDay: '2027-03-31', days })).toBe(last);
});
