import type {
  ManagedReview,
  Review,
  ReviewOfTour,
  ReviewPicture,
} from '../../../contracts/reviews/reviews.contract.ts';
import type { Db } from '../../db/database.ts';
import type { ReviewRow } from '../../db/schema.ts';
import type { ReviewPictureRow } from '../../db/site-rows.ts';
import { findSpamMarks, presentSpamMark } from '../spam/spam-marks.queries.ts';
import { findPicturesOfReviews } from './pictures/review-pictures.queries.ts';
import type { ReviewOfTourRow } from './reviews.queries.ts';

export async function presentReviews(db: Db, rows: readonly ReviewRow[]): Promise<Review[]> {
  const pictures = await findPicturesOfReviews(db, idsIn(rows), { isShown: true });
  return rows.map((row) => ({
    ...presentWords(row),
    pictures: (pictures.get(row.id) ?? []).map(presentPicture),
  }));
}

export async function presentReviewsOfTours(
  db: Db,
  rows: readonly ReviewOfTourRow[],
): Promise<ReviewOfTour[]> {
  const pictures = await findPicturesOfReviews(db, idsIn(rows), { isShown: false });
  return rows.map((row) => ({
    ...presentWords(row),
    tourId: row.tour_id,
    tourTitle: row.tour_title,
    tourSlug: row.tour_slug,
    isTourPublic: row.tour_status === 'published',
    isHidden: row.is_hidden === 1,
    isWaiting: row.is_waiting === 1,
    pictures: (pictures.get(row.id) ?? []).map((one) => ({ ...presentPicture(one), state: one.state })),
  }));
}

export function presentPicture({ id, width, height, dominant_colour }: ReviewPictureRow): ReviewPicture {
  return { _id: id, width, height, colour: dominant_colour };
}

const idsIn = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

export function presentWords(row: ReviewRow): Omit<Review, 'pictures'> {
  return {
    _id: row.id,
    username: row.username,
    reviewText: row.review_text,
    rating: row.rating,
    createdAt: row.created_at,
    reply: row.reply,
    repliedAt: row.replied_at,
    isVerified: row.verified_at !== null,
    travelledIn: row.travelled_in,
  };
}

export async function presentManagedReviews(
  db: Db,
  rows: readonly ReviewOfTourRow[],
): Promise<ManagedReview[]> {
  const marks = await findSpamMarks(db, 'review', idsIn(rows));
  return (await presentReviewsOfTours(db, rows)).map((review) => {
    const mark = marks.get(review._id);
    return { ...review, spam: mark ? presentSpamMark(mark) : null };
  });
}
