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

/** `20 Nov`; with the year unless it is this year, as in the next two functions. */
export function nearDay(day: string): string {
  return isThisYear(day) ? writeDay(day) : formatDay(day);
}

export function weekdayAndDay(day: string): string {
  return `${writeWeekday(day)} ${nearDay(day)}`;
}

export function nearMoment(moment: string): string {
  return isThisYear(moment) ? writeMoment(moment) : formatMoment(moment);
}

/** Up to this many days ahead, a day and month cannot be taken for another year's. */
const CLEARLY_AHEAD = 300;

/** `5 Jan` and ` 2027`: narrow places may drop a clear year. For other days the first part has the year. */
export function dayAndYear(day: string): [day: string, year: string] {
  const ahead = daysBetween(todayInIndia(), day);
  return ahead >= 0 && ahead < CLEARLY_AHEAD ? [writeDay(day), ` ${day.slice(0, 4)}`] : [formatDay(day), ''];
}
