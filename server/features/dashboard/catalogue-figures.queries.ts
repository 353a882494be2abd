import { sql } from 'kysely';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import type { Db } from '../../db/database.ts';
import { NAME_ALONE } from '../enquiries/tour-of-enquiry/tour-of-enquiry.queries.ts';
import { averageRating } from '../reviews/average-rating.ts';
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
