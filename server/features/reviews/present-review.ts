import type { Review, ReviewOfTour } from '../../../contracts/reviews.contract.ts';
import type { ReviewRow } from '../../db/schema.ts';

export function presentReview(row: ReviewRow): Review {
  return {
    _id: row.id,
    username: row.username,
    reviewText: row.review_text,
    rating: row.rating,
    createdAt: row.created_at,
  };
}

export function presentReviewOfTour(row: ReviewRow & { tour_title: string }): ReviewOfTour {
  return { ...presentReview(row), tourId: row.tour_id, tourTitle: row.tour_title };
}
