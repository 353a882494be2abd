import { sql } from 'kysely';
import type { TourDeparture } from '../../../../contracts/dossier/dossier.contract.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import type { Db } from '../../../db/database.ts';

/**
 * How many seats of a tour's departures are taken: the parties of its confirmed enquiries, and no more than there are seats,
 * for nobody outside needs to know more. A day on which nobody has one is left out, and so are enquiries that know no tour.
 */
export async function findTakenSeats(
  db: Db,
  tourId: string,
  departures: readonly TourDeparture[],
): Promise<TourDetail['takenSeats']> {
  if (departures.length === 0) return [];
  const seatsOn = new Map(departures.map(({ day, seats }) => [day, seats]));
  const rows = await db
    .selectFrom('bookings')
    .select(['book_at', sql<number | string>`sum(guest_size)`.as('seats')])
    .where('tour_id', '=', tourId)
    .where('book_at', 'in', [...seatsOn.keys()])
    // Word for word as in the index `bookings_with_seats`.
    .where(sql<boolean>`status in ('confirmed', 'completed') and deleted_at is null`)
    .groupBy('book_at')
    .orderBy('book_at')
    .execute();
  return rows.map(({ book_at, seats }) => {
    const day = book_at as string;
    return { day, seats: Math.min(Number(seats), seatsOn.get(day) ?? 0) };
  });
}
