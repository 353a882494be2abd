export const UNTOLD_NAME = 'Traveller';
export const UNTOLD_TOUR = 'No tour chosen yet';

export function toldTour(tourName: string): string | undefined {
  return tourName === UNTOLD_TOUR ? undefined : tourName;
}
