import type { Review, ReviewOfTour } from '../../../contracts/reviews/reviews.contract.ts';
import type { ReviewRow } from '../../db/schema.ts';
import type { ReviewOfTourRow } from './reviews.queries.ts';

export function presentReview(row: ReviewRow): Review {
  return {
    _id: row.id,
    username: row.username,
    reviewText: row.review_text,
    rating: row.rating,
    createdAt: row.created_at,
    reply: row.reply,
    repliedAt: row.replied_at,
  };
}

export function presentReviewOfTour(row: ReviewOfTourRow): ReviewOfTour {
  return {
    ...presentReview(row),
    tourId: row.tour_id,
    tourTitle: row.tour_title,
    tourSlug: row.tour_slug,
    isTourPublic: row.tour_status === 'published',
    isHidden: row.is_hidden === 1,
  };
}
