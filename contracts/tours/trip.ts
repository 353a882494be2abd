import { LIMITS } from '../fields/field-limits.ts';
import { isDay, todayInIndia } from '../india-time.ts';

export const TRAVEL_MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
] as const;

/** How many travel, and when: what a price depends on. */
export type Trip = {
  people?: number | undefined;
  /** One of `TRAVEL_MONTHS`, or a day, YYYY-MM-DD. */
  when?: string | undefined;
};

const TRIP_PARAMETERS = ['people', 'when'] as const;

/** Other values are left out; a day that is past or too far ahead counts as its month. */
export function readTrip(given: Pick<URLSearchParams, 'get'>): Trip {
  const people = given.get('people') ?? '';
  const asked = (given.get('when') ?? '').toLowerCase();
  const when = isDay(asked) && !isTravelDay(asked) ? TRAVEL_MONTHS[monthOfTrip(asked) - 1] : asked;
  const count = /^[1-9]\d{0,2}$/.test(people) ? Number(people) : Infinity;
  return {
    ...(count <= LIMITS.guestSizeMax && { people: count }),
    ...(when !== undefined && isWhen(when) && { when }),
  };
}

function isTravelDay(day: string): boolean {
  const today = todayInIndia();
  return today <= day && day <= `${Number(today.slice(0, 4)) + LIMITS.travelYears}${today.slice(4)}`;
}

export const isAsked = ({ people, when }: Trip) => people !== undefined || when !== undefined;

export function withTrip(search: URLSearchParams, { people, when }: Trip): URLSearchParams {
  const asked = new URLSearchParams(search);
  for (const name of TRIP_PARAMETERS) asked.delete(name);
  if (people !== undefined) asked.set('people', String(people));
  if (when !== undefined) asked.set('when', when);
  return asked;
}

export function pathWithTrip(path: string, trip: Trip): string {
  const [page = '', search] = path.split('?');
  const asked = String(withTrip(new URLSearchParams(search), trip));
  return asked ? `${page}?${asked}` : page;
}

/** 1 to 12. */
export function monthOfTrip(when: string): number {
  const place = (TRAVEL_MONTHS as readonly string[]).indexOf(when);
  return place === -1 ? Number(when.slice('YYYY-'.length, 'YYYY-MM'.length)) : place + 1;
}

export const isWhen = (text: string) => isMonth(text) || isDay(text);

export function isMonth(when: string): when is (typeof TRAVEL_MONTHS)[number] {
  return TRAVEL_MONTHS.some((month) => month === when);
}
