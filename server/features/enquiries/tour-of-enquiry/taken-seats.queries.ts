import { sql } from 'kysely';
import type { TourDeparture } from '../../../../contracts/dossier/dossier.contract.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow, TourRow } from '../../../db/schema.ts';

/** Of a party of unknown size: the minimum. */
const LEAST = 1;

export function seatsOf({ guest_size }: Pick<BookingRow, 'guest_size'>): number {
  return guest_size ?? LEAST;
}

/** Confirmed parties per day, without `exceptId`. May exceed capacity. Enquiries without a tour id count by name. */
export async function findTakenSeats(
  db: Db,
  { id, title }: Pick<TourRow, 'id' | 'title'>,
  departures: readonly Pick<TourDeparture, 'day'>[],
  exceptId = '',
): Promise<TourDetail['takenSeats']> {
  if (departures.length === 0) return [];
  const days = departures.map(({ day }) => day);
  const selectSeats = () =>
    db
      .selectFrom('bookings')
      .select(['book_at', sql<number | string>`sum(coalesce(guest_size, ${LEAST}))`.as('seats')])
      .where('book_at', 'in', days)
      .where('id', '!=', exceptId)
      // Word for word as in the index `bookings_with_seats`.
      .where(sql<boolean>`status in ('confirmed', 'completed') and deleted_at is null`)
      .groupBy('book_at');
  const [known, named] = await Promise.all([
    selectSeats().where('tour_id', '=', id).execute(),
    selectSeats().where('tour_id', 'is', null).where('tour_name', '=', title).execute(),
  ]);
  const seatsOn = new Map<string, number>();
  for (const { book_at, seats } of [...known, ...named]) {
    const day = book_at as string;
    seatsOn.set(day, (seatsOn.get(day) ?? 0) + Number(seats));
  }
  return [...seatsOn].map(([day, seats]) => ({ day, seats })).sort((a, b) => (a.day < b.day ? -1 : 1));
}
