import { isDay } from '../india-time.ts';

/** A leap year, so that 29 February is valid. */
const ANY_YEAR = '2028';

type Stretch = { from: string; to: string };

export function isMonthDay(text: string): boolean {
  return isDay(`${ANY_YEAR}-${text}`);
}

/** Days as YYYY-MM-DD and MM-DD, both ends included; the range may span the new year. */
export function isWithin(day: string, { from, to }: Stretch): boolean {
  const own = day.slice('YYYY-'.length);
  return from <= to ? from <= own && own <= to : own >= from || own <= to;
}

export function haveADayTogether(one: Stretch, other: Stretch): boolean {
  return isWithin(`${ANY_YEAR}-${one.from}`, other) || isWithin(`${ANY_YEAR}-${other.from}`, one);
}
