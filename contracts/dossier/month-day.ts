import { isDay } from '../india-time.ts';

/** A leap year, so that 29 February is valid. */
const ANY_YEAR = '2028';
/** Without 29 February: no price of the month may be that of a day which most years do not have. */
const DAYS_OF_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

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

/** The month's first day, and those on which a stretch begins or has just ended. */
export function turningDays(month: number, stretches: readonly Stretch[]): string[] {
  const start = `${pad(month)}-`;
  const days = new Set([1]);
  for (const { from, to } of stretches) {
    if (from.startsWith(start)) days.add(Number(from.slice(start.length)));
    if (to.startsWith(start)) days.add(Number(to.slice(start.length)) + 1);
  }
  const real = [...days].filter((day) => day <= (DAYS_OF_MONTH[month - 1] ?? 0));
  return real.map((day) => `${ANY_YEAR}-${start}${pad(day)}`);
}

const pad = (number: number) => String(number).padStart(2, '0');
