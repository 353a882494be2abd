import { expect, test } from 'vitest';
import { dayAfter, daysBetween, isDay } from './calendar-days.ts';

test('days are counted over months, years and leap days', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(daysBetween('2027-12-31', '2028-01-01')).toBe(1);
  expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
  expect(daysBetween('2028-03-01', 'May')).toBeNaN();
});

test.each([
  '2027-02-29',
  '2027-02-30',
  '2027-13-01',
  '2027-00-10',
  '2027-4-1',
  '2027-04-01T00:00',
  '27-04-01',
  '',
])('"%s" is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('every other day is one', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('0001-01-01')).toBe(true);
  expect(isDay('9999-12-31')).toBe(true);
});
