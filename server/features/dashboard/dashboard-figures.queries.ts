import { sql } from 'kysely';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import { ATTENTION_LIMIT, ENQUIRY_STATUSES } from '../../../contracts/enquiries/enquiry-terms.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { NAME_ALONE } from '../enquiries/tour-of-enquiry/tour-of-enquiry.queries.ts';
import { averageRating } from '../reviews/reviews.queries.ts';
import { loadSettings } from '../settings/settings.queries.ts';
import { countSpamEnquiries, countSpamMessages } from '../spam/spam-marks.queries.ts';
import type { Sum } from './daily-sums.queries.ts';
import type { Span } from './dashboard-period.ts';

const MAX_TOURS = 50;
const STARS = [5, 4, 3, 2, 1];

export async function findQuietTours(db: Db, { start, end }: Span): Promise<Dashboard['quietTours']> {
  const published = db.selectFrom('tours').where('status', '=', 'published');
  const quiet = published.where((tour) => {
    const enquiries = tour
      .selectFrom('bookings')
      .select('bookings.id')
      .where('bookings.created_at', '>=', start)
      .where('bookings.created_at', '<', end)
      .where('bookings.deleted_at', 'is', null)
      .where('bookings.status', '!=', 'spam');
    // Two subqueries, so that each uses its index.
    const known = enquiries.whereRef('bookings.tour_id', '=', 'tours.id');
    // An expression: with a column SQLite applies its type and skips the index.
    const named = enquiries.where(NAME_ALONE, '=', sql<string>`tours.title || ''`);
    return tour.and([tour.not(tour.exists(known)), tour.not(tour.exists(named))]);
  });
  const [all, tours] = await Promise.all([
    published.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    quiet
      .select(['id', 'slug', 'title', 'city'])
      .select((row) => row.fn.countAll<number>().over().as('count'))
      .orderBy('title')
      .orderBy('id')
      .limit(MAX_TOURS)
      .execute(),
  ]);
  return {
    count: tours[0]?.count ?? 0,
    published: all.count,
    tours: tours.map(({ id, slug, title, city }) => ({ _id: id, slug, title, city })),
  };
}

export function ratingFigures(sums: Sum[]): Dashboard['reviews'] {
  const byRating = STARS.map((rating) => ({
    rating,
    count: sums.find(({ kind, name }) => kind === 'rating' && name === String(rating))?.count ?? 0,
  }));
  const count = byRating.reduce((sum, row) => sum + row.count, 0);
  const total = byRating.reduce((sum, row) => sum + row.count * row.rating, 0);
  return { average: averageRating({ count, total }), count, byRating };
}

const CRITICAL_STARS = 2;

export async function findAttention(db: Db): Promise<Dashboard['attention']> {
  const [criticalReviews, waitingReviews, settings, spamEnquiries, spamMessages] = await Promise.all([
    countUpTo(db, selectCritical(db), ATTENTION_LIMIT),
    countWaiting(db),
    loadSettings(db),
    countSpamEnquiries(db, { upTo: ATTENTION_LIMIT }),
    countSpamMessages(db, { upTo: ATTENTION_LIMIT }),
  ]);
  const placeholders = settings.placeholders.length;
  return { criticalReviews, waitingReviews, placeholders, spamEnquiries, spamMessages };
}

/** Conditions must match their indexes word for word. */
async function countWaiting(db: Db): Promise<number> {
  const reviews = db.selectFrom('reviews').select('id').where(sql<boolean>`is_waiting = 1`);
  const pictures = db
    .selectFrom('review_pictures')
    .select('id')
    .where('review_id', 'is not', null)
    .where(sql<boolean>`state = 'waiting'`);
  const counts = [reviews, pictures].map((ids) => countUpTo(db, ids, ATTENTION_LIMIT));
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

function selectCritical(db: Db) {
  return db
    .selectFrom('reviews')
    .select('id')
    .where('rating', '<=', CRITICAL_STARS)
    .where('replied_at', 'is', null)
    .where('is_hidden', '=', 0);
}

type Figures = Omit<Dashboard['enquiries'], 'byDay'>;

export function enquiryFigures(sums: Sum[]): Figures {
  const countOf = (status: string) =>
    sums.find(({ kind, name }) => kind === 'status' && name === status)?.count ?? 0;
  return {
    total: sums.find(({ kind }) => kind === 'received')?.count ?? 0,
    byDestination: sums
      .filter(({ kind }) => kind === 'destination')
      .map(({ name, count }) => ({ destination: name, count }))
      .sort((a, b) => b.count - a.count || (a.destination < b.destination ? -1 : 1)),
    byStatus: ENQUIRY_STATUSES.map((status) => ({ status, count: countOf(status) })),
    won: countOf('confirmed') + countOf('completed'),
  };
}

/** The median, less than a twentieth off: each bucket of similar times stands for its mean. */
export function firstReplyFigures(sums: Sum[]): Dashboard['firstReply'] {
  const steps = sums
    .filter(({ kind }) => kind === 'reply')
    .sort((a, b) => a.total / a.count - b.total / b.count);
  const answered = steps.reduce((count, step) => count + step.count, 0);
  const unanswered = sums.find(({ kind }) => kind === 'no-reply')?.count ?? 0;
  if (answered === 0) return { medianSeconds: null, answered, unanswered };
  const middle = [Math.floor((answered - 1) / 2), Math.floor(answered / 2)].map((place) => nth(steps, place));
  const seconds = middle.reduce((sum, one) => sum + one, 0) / middle.length;
  return { medianSeconds: Math.round(seconds), answered, unanswered };
}

function nth(steps: Sum[], place: number): number {
  let passed = 0;
  for (const { count, total } of steps) {
    passed += count;
    if (place < passed) return total / count;
  }
  return 0;
}
