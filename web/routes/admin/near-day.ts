import { dayOf, formatDay, formatMoment, thisYearInIndia, writer } from '../../../contracts/india-time.ts';

const DAY = { day: 'numeric', month: 'short' } as const;
const writeDay = writer('en-IN', DAY);
const writeMoment = writer('en-GB', { ...DAY, hour: 'numeric', minute: '2-digit', hour12: true });

const isThisYear = (moment: string) => dayOf(moment).startsWith(`${thisYearInIndia()}-`);

/** `20 Nov`; a day of another year with it. */
export function nearDay(day: string): string {
  return isThisYear(day) ? writeDay(day) : formatDay(day);
}

/** `20 Nov, 7:48 pm`; a moment of another year with it. */
export function nearMoment(moment: string): string {
  return isThisYear(moment) ? writeMoment(moment) : formatMoment(moment);
}
