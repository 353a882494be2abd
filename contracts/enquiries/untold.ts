/** Stand in the place of what whoever wrote by WhatsApp has not told. */
export const UNTOLD_NAME = 'Traveller';
export const UNTOLD_TOUR = 'No tour chosen yet';

/** What a trip is called where the traveller reads it: nothing of one that nobody has named. */
export function toldTour(tourName: string): string | undefined {
  return tourName === UNTOLD_TOUR ? undefined : tourName;
}
