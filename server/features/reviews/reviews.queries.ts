import { sql } from 'kysely';
import { LIMITS } from '../../../contracts/limits.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { Page, Position } from '../../db/paging.ts';
import type { ReviewRow } from '../../db/schema.ts';

/** A tour's ratings: their number and sum, and those of its newest reviews, newest first. */
export type Ratings = { count: number; total: number; newest: number[] };

export const NO_RATINGS: Ratings = { count: 0, total: 0, newest: [] };

/** Where a review stands in a list that is sorted newest first. */
export function positionOfReview(row: ReviewRow): Position {
  return { at: row.created_at, id: row.id };
}

/** The ratings of these tours, by tour. */
export async function findRatings(db: Db, tourIds: string[]): Promise<Map<string, Ratings>> {
  const ratings = new Map<string, Ratings>(tourIds.map((id) => [id, { count: 0, total: 0, newest: [] }]));
  if (tourIds.length === 0) return ratings;
  const numbered = db
    .selectFrom('reviews')
    .where('tour_id', 'in', tourIds)
    .select(['tour_id', 'rating'])
    .select([
      sql<number>`row_number() over (partition by tour_id order by created_at desc, id desc)`.as('place'),
      sql<number>`count(*) over (partition by tour_id)`.as('count'),
      sql<number>`sum(rating) over (partition by tour_id)`.as('total'),
    ]);
  const rows = await db
    .selectFrom(numbered.as('numbered'))
    .selectAll()
    .where('place', '<=', LIMITS.reviewsWithTour)
    .orderBy('tour_id')
    .orderBy('place')
    .execute();
  for (const row of rows) {
    const tour = ratings.get(row.tour_id);
    if (!tour) continue;
    tour.count = row.count;
    tour.total = row.total;
    tour.newest.push(row.rating);
  }
  return ratings;
}

/** How many of a tour's reviews gave one star, two, … five. */
export async function countRatings(db: Db, tourId: string): Promise<number[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['rating', (select) => select.fn.countAll<number>().as('count')])
    .where('tour_id', '=', tourId)
    .groupBy('rating')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.rating === stars)?.count ?? 0);
}

/** A tour's reviews, newest first. One row more than the page holds, see `cutPage`. */
export function listReviewsOfTour(db: Db, tourId: string, page: Page): Promise<ReviewRow[]> {
  return newestFirst(db, page).where('tour_id', '=', tourId).execute();
}

/** All reviews with the titles of their tours, newest first. */
export async function listReviews(db: Db, page: Page): Promise<(ReviewRow & { tour_title: string })[]> {
  return newestFirst(db, page)
    .innerJoin('tours', 'tours.id', 'reviews.tour_id')
    .select('tours.title as tour_title')
    .execute();
}

/** A traveller's own reviews with the tours they are about, newest first. */
export function listReviewsOfUser(db: Db, userId: string) {
  return db
    .selectFrom('reviews')
    .innerJoin('tours', 'tours.id', 'reviews.tour_id')
    .selectAll('reviews')
    .select(['tours.title as tour_title', 'tours.slug as tour_slug'])
    .where('reviews.user_id', '=', userId)
    .orderBy('reviews.created_at', 'desc')
    .execute();
}

/** Stores a traveller's review of a tour; a second one takes the place of the first. */
export function saveReview(
  db: Db,
  review: Omit<ReviewRow, 'id' | 'user_id' | 'is_hidden' | 'reply' | 'replied_at'> & { user_id: string },
): Promise<ReviewRow> {
  const { rating, review_text, username, created_at } = review;
  return db
    .insertInto('reviews')
    .values({ ...review, id: newId() })
    .onConflict((on) =>
      on.columns(['tour_id', 'user_id']).doUpdateSet({ rating, review_text, username, created_at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Takes a traveller's name from the reviews that outlive the account. */
export async function disownReviews(trx: Db, userId: string): Promise<void> {
  await trx
    .updateTable('reviews')
    .set({ username: 'A former traveller' })
    .where('user_id', '=', userId)
    .execute();
}

/** True when the review was there. */
export async function deleteReview(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('reviews').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}

function newestFirst(db: Db, page: Page) {
  let query = db
    .selectFrom('reviews')
    .selectAll('reviews')
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc');
  if (page.after) {
    const { at, id } = page.after;
    query = query.where((where) =>
      where(where.refTuple('reviews.created_at', 'reviews.id'), '<', where.tuple(at, id)),
    );
  }
  return page.limit === undefined ? query : query.limit(page.limit + 1);
}
