import type { DeskDetail } from '../../../../contracts/enquiries/desk-history.contract.ts';
import { dayAfter, momentAt } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow, TourRow } from '../../../db/schema.ts';
import { NotYet } from '../../../mail/mail-types.ts';
import { readDossier } from '../../tours/dossier/stored-dossier.ts';
import { findTakenSeats } from './taken-seats.queries.ts';
import { findToursNamed } from './tour-of-enquiry.queries.ts';

export type AskedTrip = Pick<BookingRow, 'tour_id' | 'tour_name' | 'book_at'>;
export type TourOfTrip = Pick<TourRow, 'id' | 'title' | 'days' | 'dossier'>;
export type Departure = NonNullable<DeskDetail['departure']>;

/** Published or not; undefined if none or several match. */
export async function findTourOfTrip(
  db: Db,
  { tour_id, tour_name }: AskedTrip,
): Promise<TourOfTrip | undefined> {
  let id = tour_id;
  if (id === null) {
    const [tour, another] = await findToursNamed(db, tour_name);
    if (!tour || another) return undefined;
    id = tour.id;
  }
  return db
    .selectFrom('tours')
    .select(['id', 'title', 'days', 'dossier'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findDeparture(
  db: Db,
  { book_at }: AskedTrip,
  tour: TourOfTrip | undefined,
): Promise<Departure | null> {
  const departure = tour && readDossier(tour.dossier).departures.find(({ day }) => day === book_at);
  if (!departure) return null;
  const [taken] = await findTakenSeats(db, tour, [departure]);
  return { day: departure.day, seats: departure.seats, taken: taken?.seats ?? 0 };
}

/** Null for an open date or unknown tour. */
export function lastDayOfTrip(
  { book_at }: AskedTrip,
  tour: Pick<TourRow, 'days'> | undefined,
): string | null {
  return book_at === null || !tour ? null : dayAfter(book_at, Math.max(1, tour.days) - 1);
}

/** Mails after a trip leave at this time on the next day. */
const MORNING_AFTER = '09:00';

/** When mails about a trip's end may leave; null for an open date. For unknown lengths, the first day counts. */
export async function backFromTrip(db: Db, trip: AskedTrip): Promise<string | null> {
  const lastDay = lastDayOfTrip(trip, await findTourOfTrip(db, trip)) ?? trip.book_at;
  return lastDay && momentAt(dayAfter(lastDay, 1), MORNING_AFTER);
}

/** Throws `NotYet` while the traveller may still be on the trip. */
export async function requireBack(db: Db, trip: AskedTrip, now: Date): Promise<void> {
  const back = await backFromTrip(db, trip);
  if (back !== null && back > now.toISOString()) throw new NotYet(back);
}

/** Milliseconds. After a restore, its mails are retried at once. */
const LOOKED_AT_EVERY = 3_600_000;

/** Throws `NotYet`: it may be in the bin by mistake. */
export function requireOutOfBin({ deleted_at }: Pick<BookingRow, 'deleted_at'>, now: Date): void {
  if (deleted_at !== null) throw new NotYet(new Date(now.getTime() + LOOKED_AT_EVERY).toISOString());
}
