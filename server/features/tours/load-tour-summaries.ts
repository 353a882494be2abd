import type { TourSummary } from '../../../contracts/tours.contract.ts';
import type { Db } from '../../db/database.ts';
import type { TourRow } from '../../db/schema.ts';
import { findRatings, NO_RATINGS } from '../reviews/reviews.queries.ts';
import { presentTourSummary } from './present-tour.ts';
import { findItineraries } from './tours.queries.ts';

/** These tours as lists show them, in the same order. */
export async function loadSummaries(db: Db, tours: TourRow[]): Promise<TourSummary[]> {
  const ids = tours.map((tour) => tour.id);
  const [itineraries, ratings] = await Promise.all([findItineraries(db, ids), findRatings(db, ids)]);
  return tours.map((tour) =>
    presentTourSummary(tour, itineraries.get(tour.id) ?? [], ratings.get(tour.id) ?? NO_RATINGS),
  );
}
