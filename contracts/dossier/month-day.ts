import { isDay } from '../india-time.ts';

/** A leap year: 29 February is a day of it. */
const ANY_YEAR = '2028';

/** Whether a text is a day of some year: MM-DD. */
export function isMonthDay(text: string): boolean {
  return isDay(`${ANY_YEAR}-${text}`);
}

/** Whether a day, YYYY-MM-DD, lies from one MM-DD to another, both included, also where the new year lies between them. */
export function isWithin(day: string, { from, to }: { from: string; to: string }): boolean {
  const own = day.slice('YYYY-'.length);
  return from <= to ? from <= own && own <= to : own >= from || own <= to;
}
