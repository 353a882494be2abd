import { LIMITS } from '../fields/field-limits.ts';
import { formatDay, isDay } from '../india-time.ts';

export const NOT_DECIDED = 'Not decided yet';

const WITHIN = `Choose a day within the next ${LIMITS.travelYears} years`;
export const TOO_FAR_AHEAD = `${WITHIN}, or call us.`;
export const TOO_FAR_AHEAD_FOR_STAFF = `${WITHIN}, and write the later one into the note.`;

export function lastTravelDay(today: string): string {
  const sameDay = `${Number(today.slice(0, 4)) + LIMITS.travelYears}${today.slice(4)}`;
  // 29 February does not exist in other years.
  return isDay(sameDay) ? sameDay : sameDay.replace(/29$/, '28');
}

export function travelText({ bookAt, travelWords }: { bookAt: string; travelWords?: string }): string {
  return bookAt === '' ? travelWords || 'Date open' : formatDay(bookAt);
}
