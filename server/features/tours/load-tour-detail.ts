import { LIMITS } from '../../../contracts/limits.ts';
import type { TourDetail } from '../../../contracts/tours.contract.ts';
import type { Db } from '../../db/database.ts';
import { cutPage, type Page } from '../../db/paging.ts';
import type { TourRow } from '../../db/schema.ts';
import { presentReview } from '../reviews/present-review.ts';
import {
  countRatings,
  findRatings,
  listReviewsOfTour,
  NO_RATINGS,
  positionOfReview,
} from '../reviews/reviews.queries.ts';
import { presentTourDetail } from './present-tour.ts';
import { findItineraries } from './tours.queries.ts';

/** A tour as its page shows it. */
export async function loadDetail(db: Db, tour: TourRow): Promise<TourDetail> {
  const ids = [tour.id];
  const newest: Page = { limit: LIMITS.reviewsWithTour, after: undefined };
  const [itineraries, ratings, ratingCounts, found] = await Promise.all([
    findItineraries(db, ids),
    findRatings(db, ids),
    countRatings(db, tour.id),
    listReviewsOfTour(db, tour.id, newest),
  ]);
  const { rows, nextCursor } = cutPage(found, newest, positionOfReview);
  return presentTourDetail(tour, itineraries.get(tour.id) ?? [], ratings.get(tour.id) ?? NO_RATINGS, {
    reviews: rows.map(presentReview),
    ratingCounts,
    reviewsCursor: nextCursor,
  });
}
