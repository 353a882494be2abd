import type { Db } from '../../../server/db/database.ts';
import type { ReviewRow } from '../../../server/db/schema.ts';
import { searchTextsOfReview } from '../../../server/features/reviews/reviews.queries.ts';
import { DAY_MS, earlier, type GeneratorContext, momentOf } from './generator-context.ts';
import { insertRows } from './insert-rows.ts';
import { startProgress } from './progress.ts';
import { REVIEW_BLAME, REVIEW_PRAISE } from './word-lists.ts';

const BATCH_SIZE = 4_000;

export async function makeReviews(db: Db, context: GeneratorContext, count: number): Promise<void> {
  if (context.tours.length === 0) return;
  const progress = startProgress('Reviews', count);
  const taken = new Set<string>();
  for (let made = 0; made < count; made += BATCH_SIZE) {
    const reviews = Array.from({ length: Math.min(BATCH_SIZE, count - made) }, () =>
      makeReview(context, taken),
    );
    for (const review of reviews) context.words.add('review', review.id, searchTextsOfReview(review));
    await db.transaction().execute((trx) => insertRows(trx, 'reviews', reviews));
    await context.words.writeSome();
    progress.add(reviews.length);
  }
  progress.end();
}

function makeReview(context: GeneratorContext, taken: Set<string>): ReviewRow {
  const { random, until } = context;
  const rating = random.weighted([
    [5, 52],
    [4, 30],
    [3, 10],
    [2, 5],
    [1, 3],
  ]);
  const at = momentOf(context);
  const isReplied = random.percent(rating <= 2 ? 80 : 10);
  return {
    id: random.id(at),
    ...tourAndWriter(context, taken),
    rating,
    review_text: textOf(context, rating),
    is_hidden: random.percent(1) ? 1 : 0,
    is_waiting: 0,
    ...{ booking_id: null, verified_at: null, travelled_in: null },
    reply: isReplied ? 'Thank you for telling us. We have spoken with the driver and the hotel.' : null,
    replied_at: isReplied
      ? earlier(new Date(at.getTime() + random.whole(1, 6) * DAY_MS), until).toISOString()
      : null,
    created_at: at.toISOString(),
  };
}

function tourAndWriter(
  { random, tours, travellers }: GeneratorContext,
  taken: Set<string>,
): Pick<ReviewRow, 'tour_id' | 'user_id' | 'username'> {
  const tour = random.pick(tours);
  const writer = travellers.length > 0 ? random.pick(travellers) : undefined;
  const key = `${tour.id} ${writer?.id}`;
  if (!writer || taken.has(key)) return { tour_id: tour.id, user_id: null, username: 'A former traveller' };
  taken.add(key);
  return { tour_id: tour.id, user_id: writer.id, username: writer.username };
}

function textOf({ random }: GeneratorContext, rating: number): string {
  const first = random.pick(rating >= 3 ? REVIEW_PRAISE : REVIEW_BLAME);
  const second = random.pick(rating === 5 ? REVIEW_PRAISE : REVIEW_BLAME);
  return first === second ? first : `${first} ${second}`;
}
