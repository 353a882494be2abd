import { sql } from 'kysely';
import type { TourDeparture } from '../../../../contracts/dossier/dossier.contract.ts';
import type { Db } from '../../../db/database.ts';

/**
 * How many people have a seat on a tour that leaves on these days (YYYY-MM-DD): the parties of its confirmed enquiries. A
 * day on which nobody has one is left out, and so are enquiries that know no tour.
 */
export async function findTakenSeats(
  db: Db,
  tourId: string,
  days: readonly string[],
): Promise<TourDeparture[]> {
  if (days.length === 0) return [];
  const rows = await db
    .selectFrom('bookings')
    .select(['book_at', sql<number | string>`sum(guest_size)`.as('seats')])
    .where('tour_id', '=', tourId)
    .where('book_at', 'in', days)
    // Word for word as in the index `bookings_with_seats`.
    .where(sql<boolean>`status in ('confirmed', 'completed') and deleted_at is null`)
    .groupBy('book_at')
    .orderBy('book_at')
    .execute();
  return rows.map(({ book_at, seats }) => ({ day: book_at as string, seats: Number(seats) }));
}
