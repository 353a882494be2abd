import { sql } from 'kysely';
import type { Dashboard } from '../../../contracts/dashboard.contract.ts';
import type { Db } from '../../db/database.ts';
import { NAME_ALONE } from '../enquiries/tour-of-enquiry/tour-of-enquiry.queries.ts';
import { averageRating } from '../reviews/average-rating.ts';
import type { Span } from './dashboard-period.ts';

const MAX_TOURS = 50;
const STARS = [5, 4, 3, 2, 1];

/** Published tours that nobody asked for. */
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
    // Each for itself, so that each has its index.
    const known = enquiries.whereRef('bookings.tour_id', '=', 'tours.id');
    // As an expression: SQLite compares a column with an expression as the column's type, and uses no index for that.
    const named = enquiries.where(NAME_ALONE, '=', sql<string>`tours.title || ''`);
    return tour.and([tour.not(tour.exists(known)), tour.not(tour.exists(named))]);
  });
  const [all, without, tours] = await Promise.all([
    published.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    quiet.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    quiet.select(['id', 'slug', 'title', 'city']).orderBy('title').orderBy('id').limit(MAX_TOURS).execute(),
  ]);
  return {
    count: without.count,
    published: all.count,
    tours: tours.map(({ id, ...tour }) => ({ _id: id, ...tour })),
  };
}

/** What travellers thought, of the reviews that the site shows. */
export async function countRatings(db: Db, { start, end }: Span): Promise<Dashboard['reviews']> {
  const rows = await db
    .selectFrom('reviews')
    // As an expression, so that SQLite takes the index that has it all.
    .select((row) => [sql<number>`rating + 0`.as('stars'), row.fn.countAll<number>().as('count')])
    .where('is_hidden', '=', 0)
    .where('created_at', '>=', start)
    .where('created_at', '<', end)
    .groupBy('stars')
    .execute();
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const total = rows.reduce((sum, row) => sum + row.count * row.stars, 0);
  return {
    average: averageRating({ count, total }),
    count,
    byRating: STARS.map((rating) => ({
      rating,
      count: rows.find((row) => row.stars === rating)?.count ?? 0,
    })),
  };
}
