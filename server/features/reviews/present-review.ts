import type { ManagedReview } from '../../../contracts/reviews/manage-reviews.contract.ts';
import type { Review, ReviewOfTour } from '../../../contracts/reviews/reviews.contract.ts';
import type { Db } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema.ts';
import { presentSpamMark } from '../spam/present-spam-mark.ts';
import { findSpamMarks } from '../spam/spam-marks.queries.ts';
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

/** For staff, with why it was taken for spam. */
export async function presentManagedReviews(
  db: Db,
  rows: readonly ReviewOfTourRow[],
): Promise<ManagedReview[]> {
  const marks = await findSpamMarks(
    db,
    'review',
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const mark = marks.get(row.id);
    return { ...presentReviewOfTour(row), spam: mark ? presentSpamMark(mark) : null };
  });
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
