import { type RawBuilder, sql } from 'kysely';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { Position } from '../../../contracts/lists/cursor.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import { afterPosition, type Page } from '../../db/paging.ts';
import type { ReviewRow, TourRow } from '../../db/schema.ts';
import { removeSearchWords, replaceSearchWords } from '../../db/search-words.ts';
import { removeConsentsAbout } from '../consents/consents.queries.ts';
import { removeSpamMarks } from '../spam/spam-marks.queries.ts';

export type Ratings = {
  counts: readonly number[];
  newest: readonly number[];
  newestAt: string | null;
};

export const NO_RATINGS: Ratings = { counts: [0, 0, 0, 0, 0], newest: [], newestAt: null };

export type ReviewOfTourRow = ReviewRow & {
  tour_title: string;
  tour_slug: string;
  tour_status: TourRow['status'];
};

export function searchTextsOfReview(row: Pick<ReviewRow, 'username' | 'review_text'>): string[] {
  return [row.username, row.review_text];
}

export function positionOfReview(row: ReviewRow): Position {
  return { at: row.created_at, id: row.id };
}

function countOf<Stars extends 1 | 2 | 3 | 4 | 5>(stars: Stars) {
  return sql<number>`count(*) filter (where rating = ${sql.lit(stars)})`.as(`stars${stars}` as const);
}

export async function findRatings(db: Db, tourIds: readonly string[]): Promise<Map<string, Ratings>> {
  if (tourIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('reviews')
    .select('tour_id')
    .select([countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)])
    .select((of) => of.fn.max('created_at').as('newest_at'))
    // One digit per rating.
    .select(
      sql<string>`substr(string_agg(cast(rating as text), '' order by created_at desc, id desc), 1, ${sql.lit(LIMITS.reviewsWithTour)})`.as(
        'newest',
      ),
    )
    .where('tour_id', 'in', tourIds)
    .where('is_hidden', '=', 0)
    .groupBy('tour_id')
    .execute();
  const ratingsOf = rows.map(({ tour_id, stars1, stars2, stars3, stars4, stars5, newest, newest_at }) => {
    const counts = [stars1, stars2, stars3, stars4, stars5];
    return [tour_id, { counts, newest: [...newest].map(Number), newestAt: newest_at }] as const;
  });
  return new Map(ratingsOf);
}

/** Newest first. Returns one extra row, see `slicePage`. */
export function listReviewsOfTour(
  db: Db,
  tourId: string,
  page: Page,
  { isPictured = false } = {},
): Promise<ReviewRow[]> {
  let query = db
    .selectFrom('reviews')
    .selectAll()
    .where('tour_id', '=', tourId)
    .where('is_hidden', '=', 0)
    .where(afterPosition(page.after, { at: 'created_at', id: 'id' }))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc');
  if (isPictured)
    query = query.where('id', 'in', (from) =>
      from
        .selectFrom('review_pictures')
        .select('review_id')
        .where('state', '=', 'shown')
        .$castTo<{ review_id: string }>(),
    );
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** From few stars to many, so that a tour's page has its worst reviews at once. */
export function listCriticalReviews(db: Db, tourId: string): Promise<ReviewRow[]> {
  return db
    .selectFrom('reviews')
    .selectAll()
    .where('tour_id', '=', tourId)
    .where('is_hidden', '=', 0)
    .orderBy('rating')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(LIMITS.reviewsWithTour)
    .execute();
}

export function reviewsOfTours(db: Db) {
  return db
    .selectFrom('reviews')
    .innerJoin('tours', 'tours.id', 'reviews.tour_id')
    .selectAll('reviews')
    .select(['tours.title as tour_title', 'tours.slug as tour_slug', 'tours.status as tour_status'])
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.id', 'desc');
}

export function listReviewsOfUser(db: Db, userId: string, limit?: number): Promise<ReviewOfTourRow[]> {
  const query = reviewsOfTours(db).where('reviews.user_id', '=', userId);
  return (limit === undefined ? query : query.limit(limit)).execute();
}

type NewReview = Pick<
  ReviewRow,
  'tour_id' | 'user_id' | 'username' | 'rating' | 'review_text' | 'created_at'
> &
  Partial<Pick<ReviewRow, 'booking_id' | 'verified_at' | 'travelled_in'>>;

export type Withheld = 'spam' | 'waiting' | null;

/** Replaces the account's earlier review and its reply. A hidden one stays hidden: rewriting must be no way around. */
export async function saveReview(trx: Db, review: NewReview, withheld: Withheld = null): Promise<ReviewRow> {
  const { tour_id: _tour, user_id: _user, ...written } = review;
  const state = withheld && {
    is_hidden: 1 as const,
    is_waiting: withheld === 'waiting' ? (1 as const) : (0 as const),
  };
  const saved = await trx
    .insertInto('reviews')
    .values({ ...review, ...state, id: newId(), reply: null, replied_at: null })
    .onConflict((on) =>
      on.columns(['tour_id', 'user_id']).doUpdateSet(({ ref }) => ({
        ...written,
        ...{ reply: null, replied_at: null },
        ...(state ?? { is_waiting: ref('reviews.is_hidden') }),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await replaceSearchWords(trx, 'review', saved.id, searchTextsOfReview(saved));
  return saved;
}

export async function isVerifiedOf(
  db: Db,
  { tour_id, user_id }: { tour_id: string; user_id: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('tour_id', '=', tour_id)
    .where('user_id', '=', user_id)
    .where('verified_at', 'is not', null)
    .executeTakeFirst();
  return found !== undefined;
}

type WithoutAccount = Pick<
  ReviewRow,
  'tour_id' | 'username' | 'rating' | 'review_text' | 'created_at' | 'reply' | 'replied_at'
> &
  Partial<Pick<ReviewRow, 'is_hidden' | 'is_waiting' | 'verified_at' | 'travelled_in'>>;

/** Of content that is imported: it has no account. Returns the ids. */
export async function insertReviews(trx: Db, reviews: readonly WithoutAccount[]): Promise<string[]> {
  const rows = reviews.map((review) => ({ ...review, id: newId(), user_id: null }));
  for (const row of rows) {
    await trx.insertInto('reviews').values(row).execute();
    await replaceSearchWords(trx, 'review', row.id, searchTextsOfReview(row));
  }
  return rows.map(({ id }) => id);
}

export async function removePartsOfReviews(trx: Db, tourId: string): Promise<void> {
  const reviews = await trx.selectFrom('reviews').select('id').where('tour_id', '=', tourId).execute();
  const ids = reviews.map((review) => review.id);
  await removeSearchWords(trx, 'review', ids);
  await removeConsentsAbout(trx, 'review', ids);
  await removeSpamMarks(trx, 'review', ids);
}

export function anonymiseReviews(trx: Db, userId: string): Promise<void> {
  return anonymise(trx, reviewsThat('user_id', [userId]));
}

/** Nobody can tell which enquiry verified them after this. */
export function anonymiseReviewsOf(trx: Db, enquiryIds: readonly string[]): Promise<void> {
  return anonymise(trx, reviewsThat('booking_id', enquiryIds));
}

const reviewsThat = (column: 'user_id' | 'booking_id', ids: readonly string[]) =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(ids)})`;

async function anonymise(trx: Db, theirs: RawBuilder<boolean>): Promise<void> {
  const ids = (await trx.selectFrom('reviews').select('id').where(theirs).execute()).map(({ id }) => id);
  if (ids.length === 0) return;
  const anonymised = await trx
    .updateTable('reviews')
    .set({ username: 'A former traveller', booking_id: null })
    .where('id', 'in', ids)
    .returning(['id', 'username', 'review_text'])
    .execute();
  await trx.deleteFrom('review_pictures').where('review_id', 'in', ids).execute();
  for (const row of anonymised) await replaceSearchWords(trx, 'review', row.id, searchTextsOfReview(row));
}

export const THANKS_WHILE_HIDDEN = 'Thank you for your review. Our staff will look at it before it is shown.';

export function averageRating({ count, total }: { count: number; total: number }): number | null {
  return count === 0 ? null : Math.round((total / count) * 10) / 10;
}

export function sumOfRatings(counts: readonly number[]): { count: number; total: number } {
  return {
    count: counts.reduce((sum, number) => sum + number, 0),
    total: counts.reduce((sum, number, place) => sum + number * (place + 1), 0),
  };
}
