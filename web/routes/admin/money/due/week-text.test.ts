import { expect, test } from 'vitest';
import { monthsUntil, weekText } from './week-text.ts';

test('a week names its first and last day, and both years where they differ', () => {
  expect(weekText('2026-11-30', '2026-12-06')).toBe('30 Nov – 6 Dec 2026');
  expect(weekText('2026-12-28', '2027-01-03')).toBe('28 Dec 2026 – 3 Jan 2027');
});

test('months go back over the turn of a year', () => {
  expect(monthsUntil('2027-01-31', 3)).toEqual([
    ['2027-01', 'January 2027'],
    ['2026-12', 'December 2026'],
    ['2026-11', 'November 2026'],
  ]);
});
