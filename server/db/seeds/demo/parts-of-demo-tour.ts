import type { DayFacts, TourDossier } from '../../../../contracts/dossier/dossier.contract.ts';
import { EMPTY_DAY_FACTS, EMPTY_DOSSIER } from '../../../../contracts/dossier/empty-dossier.ts';
import { dayAfter, dayOf } from '../../../../contracts/india-time.ts';
import type { DemoTour } from './demo-content.types.ts';
import { demoDossiers } from './dossiers/demo-dossiers.ts';

/** What a demo tour has besides the values of its row; its departures count from the day on which the demo begins. */
export function partsOfDemoTour(
  tour: DemoTour,
  now: Date,
): { itinerary: (DemoTour['itinerary'][number] & { facts: DayFacts })[]; dossier: TourDossier } {
  const { days = [], departures = [], suitability, ...written } = demoDossiers[tour.slug] ?? {};
  const itinerary = tour.itinerary.map((day, place) => ({
    ...day,
    facts: { ...EMPTY_DAY_FACTS, ...days[place] },
  }));
  const leaving = departures.map(({ inDays, ...rest }) => ({ day: dayAfter(dayOf(now), inDays), ...rest }));
  const suits = { ...EMPTY_DOSSIER.suitability, ...suitability };
  return { itinerary, dossier: { ...EMPTY_DOSSIER, ...written, suitability: suits, departures: leaving } };
}
