import type { TourSummary } from '../../../contracts/tours/tours.contract.ts';
import type { Db } from '../../db/database.ts';
import type { TourRow } from '../../db/schema.ts';
import { findMediaByUrl } from '../media/media.queries.ts';
import { presentPicture } from '../media/present-picture.ts';
import { findRatings, NO_RATINGS } from '../reviews/reviews.queries.ts';
import { presentTourSummary } from './present-tour.ts';
import { findItineraries } from './tours.queries.ts';

/** These tours as lists show them, in the same order. */
export async function loadSummaries(db: Db, tours: TourRow[]): Promise<TourSummary[]> {
  const ids = tours.map((tour) => tour.id);
  const [itineraries, ratings, media] = await Promise.all([
    findItineraries(db, ids),
    findRatings(db, ids),
    findMediaByUrl(
      db,
      tours.map((tour) => tour.photo),
    ),
  ]);
  return tours.map((tour) =>
    presentTourSummary(tour, {
      itinerary: itineraries.get(tour.id) ?? [],
      ratings: ratings.get(tour.id) ?? NO_RATINGS,
      picture: presentPicture(tour.photo, media.get(tour.photo)),
    }),
  );
}
