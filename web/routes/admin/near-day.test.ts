import { expect, test } from 'vitest';
import { thisYearInIndia, todayInIndia } from '../../../contracts/india-time.ts';
import { dayAndYear, nearDay, nearMoment, weekdayAndDay } from './near-day.ts';

test('days and moments of this year go without it, others with it', () => {
  const year = thisYearInIndia();
  expect(nearDay(`${year}-11-20`)).toBe('20 Nov');
  expect(nearDay('2019-11-20')).toBe('20 Nov 2019');
  expect(weekdayAndDay('2019-11-20')).toBe('Wed 20 Nov 2019');
  expect(nearMoment(`${year}-11-20T14:18:00.000Z`)).toBe('20 Nov, 7:48 pm');
  // New year’s day in India, where it is the last of December by the server's clock.
  expect(nearMoment('2018-12-31T20:00:00.000Z')).toBe('1 Jan 2019, 1:30 am');
});

test('of a day that is clearly ahead the year stands by itself, of any other in the day', () => {
  const today = todayInIndia();
  expect(dayAndYear(today)).toEqual([nearDay(today), ` ${thisYearInIndia()}`]);
  expect(dayAndYear('2019-11-20')).toEqual(['20 Nov 2019', '']);
  expect(dayAndYear('2199-01-05')).toEqual(['5 Jan 2199', '']);
});
