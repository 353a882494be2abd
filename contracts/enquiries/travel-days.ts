import { formatDay, isDay } from '../india-time.ts';

/** How far ahead enquiries are accepted: a later year is a typing mistake, and has no price yet. */
export const TRAVEL_YEARS = 2;

/** What an open date says where nobody knows more yet. */
export const NOT_DECIDED = 'Not decided yet';

const WITHIN = `Choose a day within the next ${TRAVEL_YEARS} years`;
export const TOO_FAR_AHEAD = `${WITHIN}, or call us.`;
/** The same for staff, who cannot be told to call themselves. */
export const TOO_FAR_AHEAD_FOR_STAFF = `${WITHIN}, and write the later one into the note.`;

/** The last day that can be travelled on. `today` and the answer are YYYY-MM-DD. */
export function lastTravelDay(today: string): string {
  const sameDay = `${Number(today.slice(0, 4)) + TRAVEL_YEARS}${today.slice(4)}`;
  // 29 February has no counterpart in other years.
  return isDay(sameDay) ? sameDay : sameDay.replace(/29$/, '28');
}

/** When somebody wants to travel, for people: the day, or the words of an open date. */
export function travelText({ bookAt, travelWords }: { bookAt: string; travelWords?: string }): string {
  return bookAt === '' ? travelWords || 'Date open' : formatDay(bookAt);
}
