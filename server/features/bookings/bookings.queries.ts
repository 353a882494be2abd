import { BIN_DAYS } from '../../../contracts/booking-steps.ts';
import type { Position } from '../../../contracts/cursor.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { Page } from '../../db/paging.ts';
import type { BookingRow } from '../../db/schema.ts';
import { newReference } from './booking-reference.ts';
import { destinationOf } from './destination-of.ts';
import { type EventActor, recordEvent, WEBSITE } from './store/booking-events.ts';
import { storeBookingWords } from './store/booking-words.ts';

export type NewBooking = Pick<
  BookingRow,
  'user_id' | 'user_email' | 'tour_name' | 'full_name' | 'phone' | 'guest_size' | 'book_at' | 'created_at'
> &
  Partial<Pick<BookingRow, 'source'>>;

/** Stores an enquiry under a reference of its own, with the words it is found by and the beginning of its history. */
export async function insertBooking(
  trx: Db,
  booking: NewBooking,
  actor: EventActor = WEBSITE,
): Promise<BookingRow> {
  const destination = await destinationOf(trx, booking.tour_name);
  const stored = await insertUnderFreeReference(trx, { source: 'site', ...booking, destination });
  await storeBookingWords(trx, stored.id);
  await recordEvent(trx, {
    bookingId: stored.id,
    actor,
    body: { kind: 'received', source: stored.source },
    now: new Date(stored.created_at),
  });
  return stored;
}

async function insertUnderFreeReference(
  trx: Db,
  booking: NewBooking & Pick<BookingRow, 'source' | 'destination'>,
): Promise<BookingRow> {
  for (;;) {
    const stored = await trx
      .insertInto('bookings')
      .values({ ...booking, id: newId(), reference: newReference(), status: 'new', deleted_at: null })
      .onConflict((on) => on.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (stored) return stored;
  }
}

type BookingFilter = {
  /** A traveller's own, with those that staff merged into another. */
  userId?: string;
  isBinIncluded?: boolean;
};

/** Newest first, without what is in the bin unless asked for. One row more than the page holds, see `cutPage`. */
export function listBookings(db: Db, page: Page, filter: BookingFilter = {}): Promise<BookingRow[]> {
  const { userId, isBinIncluded } = filter;
  let query = db.selectFrom('bookings').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  if (userId !== undefined) query = query.where('user_id', '=', userId);
  if (!isBinIncluded)
    query = query.where((where) =>
      where.or([
        where('deleted_at', 'is', null),
        ...(userId === undefined ? [] : [where('merged_into', 'is not', null)]),
      ]),
    );
  if (page.after) {
    const { at, id } = page.after;
    query = query.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(at, id)));
  }
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** Where an enquiry stands in a list that is sorted newest first. */
export function positionOfBooking(row: BookingRow): Position {
  return { at: row.created_at, id: row.id };
}

/** What went to the bin at or before this moment has had its time there. */
export function endOfBin(now: Date): string {
  return new Date(now.getTime() - BIN_DAYS * 86_400_000).toISOString();
}
