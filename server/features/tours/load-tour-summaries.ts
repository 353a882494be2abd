import type { TourSummary } from '../../../contracts/tours/tours.contract.ts';
import type { Db } from '../../db/database.ts';
import type { TourRow } from '../../db/schema.ts';
import { findMediaByUrl } from '../media/media.queries.ts';
import { presentPicture } from '../media/present-picture.ts';
import type { CatalogueIndex } from './catalogue/catalogue-index.ts';
import { presentTourSummary } from './present-tour.ts';
import { findItineraries } from './tours.queries.ts';

/** These published tours as lists show them, in the same order. */
export async function loadSummaries(
  db: Db,
  catalogue: CatalogueIndex,
  tours: TourRow[],
): Promise<TourSummary[]> {
  const ids = tours.map((tour) => tour.id);
  const [itineraries, media] = await Promise.all([
    findItineraries(db, ids),
    findMediaByUrl(
      db,
      tours.map((tour) => tour.photo),
    ),
  ]);
  return tours.map((tour) =>
    presentTourSummary(tour, {
      itinerary: itineraries.get(tour.id) ?? [],
      ratings: catalogue.ratingsOf(tour.id),
      picture: presentPicture(tour.photo, media.get(tour.photo)),
    }),
  );
}
