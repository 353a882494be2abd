import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { countOf } from '../../../contracts/count-of.ts';
import type { REVIEW_STATES } from '../../../contracts/reviews/review-terms.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { afterPosition, type Page } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { matchesSearch, removeSearchWords } from '../../db/search-words.ts';
import { notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { removeConsentsAbout } from '../consents/consents.queries.ts';
import { claimRescue, removeSpamMarks, selectMarked } from '../spam/spam-marks.queries.ts';
import { foundByText } from '../tours/search/found-by-text.ts';
import { changePictureState, findPicture } from './pictures/review-pictures.queries.ts';
import { type ReviewOfTourRow, reviewsOfTours } from './reviews.queries.ts';

export type ReviewFilter = {
  q?: string;
  status?: (typeof REVIEW_STATES)[number];
  rating?: number;
  reply?: 'with' | 'without';
};

/** Newest first. Returns one extra row, see `slicePage`. */
export async function listReviews(db: Db, page: Page, filter: ReviewFilter): Promise<ReviewOfTourRow[]> {
  let query = reviewsOfTours(db).where(
    afterPosition(page.after, { at: 'reviews.created_at', id: 'reviews.id' }),
  );
  if (filter.status) query = query.where(inState(db, filter.status));
  if (filter.rating !== undefined) query = query.where('reviews.rating', '=', filter.rating);
  if (filter.reply) query = query.where('reviews.reply', filter.reply === 'with' ? 'is not' : 'is', null);
  if (filter.q) query = query.where(await wordsOrTour(db, filter.q));
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** A picture that waits makes its review wait. */
function inState(db: Db, state: (typeof REVIEW_STATES)[number]) {
  return (eb: ExpressionBuilder<Database, 'reviews'>) => {
    if (state === 'waiting') return eb('reviews.id', 'in', SELECT_WAITING);
    if (state === 'spam')
      return eb.and([eb('reviews.is_hidden', '=', 1), eb('reviews.id', 'in', selectMarked(db, 'review'))]);
    return eb('reviews.is_hidden', '=', state === 'published' ? 0 : 1);
  };
}

/** Literals, because with a parameter the planner cannot use the two partial indexes. */
const SELECT_WAITING = sql<string>`(
  select id from reviews where is_waiting = 1
  union select review_id from review_pictures where state = 'waiting' and review_id is not null
)`;

async function wordsOrTour(db: Db, typed: string): Promise<RawBuilder<boolean>> {
  const found = await matchesSearch(db, 'review', typed, 'reviews.id');
  const tours = await db
    .selectFrom('tours')
    .select('id')
    .where(await foundByText(db, typed))
    .execute();
  if (tours.length === 0) return found;
  return sql<boolean>`(${found} or ${sql.ref('reviews.tour_id')} in (${sql.join(tours.map((tour) => tour.id))}))`;
}

export async function setHidden(
  trx: Db,
  id: string,
  isHidden: boolean,
  by: StaffAction,
): Promise<ReviewOfTourRow | undefined> {
  const review = await getLocked(trx, id);
  if ((review.is_hidden === 1) === isHidden && review.is_waiting === 0) return undefined;
  const set = { is_hidden: isHidden ? (1 as const) : (0 as const), is_waiting: 0 as const };
  await trx.updateTable('reviews').set(set).where('id', '=', id).execute();
  if (!isHidden) await claimRescue(trx, { kind: 'review', id }, by.now);
  await recordAudit(trx, {
    ...by,
    action: isHidden ? 'review.hide' : 'review.publish',
    subject: subjectOf(review),
    before: { isHidden: !isHidden },
    after: { isHidden },
  });
  return review;
}

export async function setReply(trx: Db, id: string, reply: string | null, by: StaffAction): Promise<void> {
  const review = await getLocked(trx, id);
  if (review.reply === reply) return;
  const replied_at = reply === null ? null : by.now.toISOString();
  await trx.updateTable('reviews').set({ reply, replied_at }).where('id', '=', id).execute();
  await recordAudit(trx, {
    ...by,
    action: 'review.reply',
    subject: subjectOf(review),
    before: { reply: review.reply },
    after: { reply },
  });
}

/** An unsent picture belongs to the traveller alone. */
export async function setPictureState(
  trx: Db,
  id: string,
  state: 'shown' | 'hidden',
  by: StaffAction,
): Promise<void> {
  const picture = await findPicture(trx, id);
  if (!picture?.review_id) throw notFound('picture');
  const review = await getLocked(trx, picture.review_id);
  if (!(await changePictureState(trx, id, state))) return;
  await recordAudit(trx, {
    ...by,
    action: state === 'shown' ? 'review.show-picture' : 'review.hide-picture',
    subject: subjectOf(review),
    before: { picture: picture.state },
    after: { picture: state },
  });
}

export async function deleteReview(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('reviews').where('id', '=', id).execute();
  await removeSearchWords(trx, 'review', [id]);
  await removeConsentsAbout(trx, 'review', [id]);
  await removeSpamMarks(trx, 'review', [id]);
}

export async function deleteReviewAsStaff(trx: Db, id: string, by: StaffAction): Promise<void> {
  const review = await getLocked(trx, id);
  await deleteReview(trx, id);
  await recordAudit(trx, {
    ...by,
    action: 'review.delete',
    subject: subjectOf(review),
    // Without the text, which its writer could no longer have erased.
    before: { rating: review.rating },
  });
}

async function getLocked(trx: Db, id: string): Promise<ReviewOfTourRow> {
  const query = reviewsOfTours(trx).where('reviews.id', '=', id);
  const review = await locking(trx, query, 'reviews').executeTakeFirst();
  if (!review) throw notFound('review');
  return review;
}

/** Without the name, which must go with the account. */
function subjectOf({ id, tour_title, rating }: ReviewOfTourRow) {
  const stars = countOf(rating, 'star');
  return { kind: 'review', id, label: `of ${tour_title}, ${stars}` };
}
