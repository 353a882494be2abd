import { BIN_DAYS, OPEN_STATUSES } from '../../../contracts/booking-steps.ts';
import type { Position } from '../../../contracts/cursor.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { Page } from '../../db/paging.ts';
import type { BookingRow } from '../../db/schema.ts';
import { removeSearchWords } from '../../db/search-words.ts';
import { type EventActor, eraseEventTexts, recordEvent, WEBSITE } from './booking-events.queries.ts';
import { newReference } from './booking-reference.ts';
import { storeBookingWords } from './booking-words.ts';
import { destinationOf } from './destination-of.ts';

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
  await storeBookingWords(trx, stored);
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

type BookingFilter = { userId?: string; isBinIncluded?: boolean };

/** Newest first, without what is in the bin unless asked for. One row more than the page holds, see `cutPage`. */
export function listBookings(db: Db, page: Page, filter: BookingFilter = {}): Promise<BookingRow[]> {
  let query = db.selectFrom('bookings').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  if (!filter.isBinIncluded) query = query.where('deleted_at', 'is', null);
  if (filter.userId !== undefined) query = query.where('user_id', '=', filter.userId);
  if (page.after) {
    const { at, id } = page.after;
    query = query.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(at, id)));
  }
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** An enquiry of this traveller's own; not one that is in the bin. */
export function findBookingOf(db: Db, userId: string, id: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Where an enquiry stands in a list that is sorted newest first. */
export function positionOfBooking(row: BookingRow): Position {
  return { at: row.created_at, id: row.id };
}

/** Empties the bin of what has been there for its time, and forgets what can then no longer be undone. */
export async function removeBinnedBookings(db: Db, now: Date): Promise<void> {
  const oldest = endOfBin(now);
  await db.transaction().execute(async (trx) => {
    const gone = await trx.deleteFrom('bookings').where('deleted_at', '<=', oldest).returning('id').execute();
    for (const { id } of gone) await removeSearchWords(trx, 'booking', [id]);
    await trx.deleteFrom('booking_changes').where('created_at', '<=', oldest).execute();
  });
}

/** Takes a traveller out of their enquiries and cancels the open ones. Answers the references. */
export async function eraseEnquiriesOf(trx: Db, userId: string, now: Date): Promise<string[]> {
  const theirs = await trx
    .selectFrom('bookings')
    .select(['id', 'status'])
    .where((where) =>
      where.or([
        where('user_id', '=', userId),
        // Those that staff merged into theirs hold the same name and number.
        where('merged_into', 'in', where.selectFrom('bookings').select('id').where('user_id', '=', userId)),
      ]),
    )
    .execute();
  if (theirs.length === 0) return [];
  const ids = theirs.map((booking) => booking.id);
  await trx
    .updateTable('bookings')
    .set({ status: 'cancelled' })
    .where('id', 'in', ids)
    .where('status', 'in', [...OPEN_STATUSES])
    .execute();
  const erased = await trx
    .updateTable('bookings')
    .set({ full_name: 'Erased at the traveller’s wish', phone: '', user_email: '' })
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  await eraseEventTexts(trx, ids);
  for (const booking of erased) {
    await storeBookingWords(trx, booking);
    await recordEvent(trx, { bookingId: booking.id, actor: WEBSITE, body: { kind: 'erased' }, now });
  }
  return erased.map((booking) => booking.reference);
}

/** What went to the bin at or before this moment has had its time there. */
export function endOfBin(now: Date): string {
  return new Date(now.getTime() - BIN_DAYS * 86_400_000).toISOString();
}
