import { isDay } from '../india-time.ts';

/** Enquiries are taken for so long ahead: a later year is a slip of the finger, and no price is known for it. */
export const TRAVEL_YEARS = 2;

const WITHIN = `Choose a day within the next ${TRAVEL_YEARS} years`;
export const TOO_FAR_AHEAD = `${WITHIN}, or call us.`;
/** The same to staff, who are the ones to be called. */
export const TOO_FAR_AHEAD_FOR_STAFF = `${WITHIN}, and write the later one into the note.`;

/** The last day that can be travelled on. `today` and the answer are YYYY-MM-DD. */
export function lastTravelDay(today: string): string {
  const sameDay = `${Number(today.slice(0, 4)) + TRAVEL_YEARS}${today.slice(4)}`;
  // A leap day has no namesake.
  return isDay(sameDay) ? sameDay : sameDay.replace(/29$/, '28');
}
