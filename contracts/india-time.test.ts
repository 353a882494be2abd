import { afterEach, expect, test, vi } from 'vitest';
import {
  clockTimeOf,
  dayAfter,
  dayOf,
  daysBetween,
  endOfDay,
  formatDay,
  formatMoment,
  isDay,
  momentAt,
  startOfDay,
  thisYearInIndia,
  todayInIndia,
  writer,
} from './india-time.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['2026-11-20T18:29:00.000Z', '2026-11-20', '20 Nov 2026, 11:59 pm', '2026-11-20 23:59:00'],
  ['2026-11-20T18:29:59.999Z', '2026-11-20', '20 Nov 2026, 11:59 pm', '2026-11-20 23:59:59'],
  ['2026-11-20T18:30:00.000Z', '2026-11-21', '21 Nov 2026, 12:00 am', '2026-11-21 00:00:00'],
  ['2026-11-20T18:31:00.000Z', '2026-11-21', '21 Nov 2026, 12:01 am', '2026-11-21 00:01:00'],
  ['2026-11-20T14:05:00.000Z', '2026-11-20', '20 Nov 2026, 7:35 pm', '2026-11-20 19:35:00'],
  ['2026-11-20T00:05:00.000Z', '2026-11-20', '20 Nov 2026, 5:35 am', '2026-11-20 05:35:00'],
  ['2026-12-31T18:29:00.000Z', '2026-12-31', '31 Dec 2026, 11:59 pm', '2026-12-31 23:59:00'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01', '1 Jan 2027, 12:00 am', '2027-01-01 00:00:00'],
  ['2028-02-28T18:31:00.000Z', '2028-02-29', '29 Feb 2028, 12:01 am', '2028-02-29 00:01:00'],
])('at %s it is %s in India', (moment, day, written, clockTime) => {
  for (const same of [moment, new Date(moment)]) {
    expect(dayOf(same)).toBe(day);
    expect(formatMoment(same)).toBe(written);
    expect(clockTimeOf(same)).toBe(clockTime);
    expect(formatDay(same)).toBe(formatDay(day));
  }
  expect(todayInIndia(new Date(moment))).toBe(day);
  expect(thisYearInIndia(new Date(moment))).toBe(Number(day.slice(0, 4)));
  expect(startOfDay(day) <= moment && moment < endOfDay(day)).toBe(true);
});

test('a day begins and ends at 18:30 UTC', () => {
  expect(startOfDay('2026-11-21')).toBe('2026-11-20T18:30:00.000Z');
  expect(endOfDay('2026-11-21')).toBe('2026-11-21T18:30:00.000Z');
  expect(startOfDay('2027-01-01')).toBe('2026-12-31T18:30:00.000Z');
});

test.each([
  ['UTC', 0],
  ['America/Los_Angeles', 480],
  ['Pacific/Kiritimati', -840],
  ['Asia/Kolkata', -330],
  ['Europe/Berlin', -60],
])('a time that is chosen is one of India’s clock, whatever the machine’s is: %s', (zone, offset) => {
  vi.stubEnv('TZ', zone);
  expect(new Date('2026-11-21T04:00:00Z').getTimezoneOffset()).toBe(offset);
  expect(momentAt('2026-11-21', '09:30')).toBe('2026-11-21T04:00:00.000Z');
  // Of the day before, in UTC; and in the nights in which clocks elsewhere are put forward.
  expect(momentAt('2027-01-01', '00:00')).toBe('2026-12-31T18:30:00.000Z');
  expect(momentAt('2027-03-28', '07:45')).toBe('2027-03-28T02:15:00.000Z');
  expect(clockTimeOf(momentAt('2027-03-14', '16:05'))).toBe('2027-03-14 16:05:00');
  expect(formatMoment(momentAt('2026-11-21', '23:59'))).toBe('21 Nov 2026, 11:59 pm');
});

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
  '+275760-09-13',
  '-271821-04-20',
  '',
])('"%s" is no day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('every other day is one', () => {
  expect(isDay('2028-02-29')).toBe(true);
  expect(isDay('0001-01-01')).toBe(true);
  expect(isDay('9999-12-31')).toBe(true);
});

test('a plain day is written as that day', () => {
  expect(formatDay('2027-04-01')).toBe('1 Apr 2027');
  expect(writer('en-IN', { month: 'long', year: 'numeric' })('2027-04-01')).toBe('April 2027');
});

test('what is no moment is refused', () => {
  for (const read of [dayOf, clockTimeOf, formatDay, formatMoment])
    expect(() => read('soon')).toThrow(RangeError);
});
