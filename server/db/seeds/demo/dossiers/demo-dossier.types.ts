import type {
  DayFacts,
  TourDossier,
  TourSuitability,
} from '../../../../../contracts/dossier/dossier.contract.ts';

/** What a demo tour says beside its text, as a person at the agency would write it down. What is left out is not said. */
export type DemoDossier = Omit<TourDossier, 'departures' | 'suitability'> & {
  suitability: Omit<TourSuitability, 'maxAge'> & Partial<Pick<TourSuitability, 'maxAge'>>;
  /** Days from the start of the demo to a departure: the demo has no days of its own. */
  departures?: { inDays: number; seats: number; perPerson: number }[];
  /** One for each day of the itinerary. */
  days: Partial<DayFacts>[];
};

export type DemoDossiers = Record<string, DemoDossier>;
