import { isDay } from '../india-time.ts';

/** A leap year: 29 February is a day of it. */
const ANY_YEAR = '2028';

/** MM-DD, both included; it may run over the new year. */
type Stretch = { from: string; to: string };

/** Whether a text is a day of some year: MM-DD. */
export function isMonthDay(text: string): boolean {
  return isDay(`${ANY_YEAR}-${text}`);
}

/** Whether a day, YYYY-MM-DD, lies from one MM-DD to another, both included, also where the new year lies between them. */
export function isWithin(day: string, { from, to }: Stretch): boolean {
  const own = day.slice('YYYY-'.length);
  return from <= to ? from <= own && own <= to : own >= from || own <= to;
}

/** Whether two stretches of the year share a day: one of them begins within the other. */
export function haveADayTogether(one: Stretch, other: Stretch): boolean {
  return isWithin(`${ANY_YEAR}-${one.from}`, other) || isWithin(`${ANY_YEAR}-${other.from}`, one);
}
