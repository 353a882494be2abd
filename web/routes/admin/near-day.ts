import {
  dayOf,
  daysBetween,
  formatDay,
  formatMoment,
  thisYearInIndia,
  todayInIndia,
  writer,
} from '../../../contracts/india-time.ts';

const DAY = { day: 'numeric', month: 'short' } as const;
const writeDay = writer('en-IN', DAY);
const writeWeekday = writer('en-IN', { weekday: 'short' });
const writeMoment = writer('en-GB', { ...DAY, hour: 'numeric', minute: '2-digit', hour12: true });

const isThisYear = (moment: string) => dayOf(moment).startsWith(`${thisYearInIndia()}-`);

/** `20 Nov`; with the year unless it is this year. */
export function nearDay(day: string): string {
  return isThisYear(day) ? writeDay(day) : formatDay(day);
}

/** `Fri 20 Nov`; with the year unless it is this year. */
export function weekdayAndDay(day: string): string {
  return `${writeWeekday(day)} ${nearDay(day)}`;
}

/** `20 Nov, 7:48 pm`; with the year unless it is this year. */
export function nearMoment(moment: string): string {
  return isThisYear(moment) ? writeMoment(moment) : formatMoment(moment);
}

/** Up to this many days ahead, a day and month cannot be taken for another year's. */
const CLEARLY_AHEAD = 300;

/**
 * `5 Jan` and ` 2027`: a narrow place may drop the year of a day that is clearly ahead. For other days the year is in
 * the first part.
 */
export function dayAndYear(day: string): [day: string, year: string] {
  const ahead = daysBetween(todayInIndia(), day);
  return ahead >= 0 && ahead < CLEARLY_AHEAD ? [writeDay(day), ` ${day.slice(0, 4)}`] : [formatDay(day), ''];
}
