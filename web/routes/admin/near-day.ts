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

/** `20 Nov`; a day of another year with it. */
export function nearDay(day: string): string {
  return isThisYear(day) ? writeDay(day) : formatDay(day);
}

/** `Fri 20 Nov`; a day of another year with it. */
export function weekdayAndDay(day: string): string {
  return `${writeWeekday(day)} ${nearDay(day)}`;
}

/** `20 Nov, 7:48 pm`; a moment of another year with it. */
export function nearMoment(moment: string): string {
  return isThisYear(moment) ? writeMoment(moment) : formatMoment(moment);
}

/** So far ahead, in days, a day and month are of one year alone, also to whoever does not stop to think. */
const CLEARLY_AHEAD = 300;

/** `5 Jan` and ` 2027`: of a day that is clearly ahead a narrow place may leave out the year; of any other it is in the first. */
export function dayAndYear(day: string): [day: string, year: string] {
  const ahead = daysBetween(todayInIndia(), day);
  return ahead >= 0 && ahead < CLEARLY_AHEAD ? [writeDay(day), ` ${day.slice(0, 4)}`] : [formatDay(day), ''];
}
