import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { Page, Position } from '../../db/paging.ts';
import type { BookingRow } from '../../db/schema.ts';
import { newReference } from './booking-reference.ts';

export type NewBooking = Pick<
  BookingRow,
  'user_id' | 'user_email' | 'tour_name' | 'full_name' | 'phone' | 'guest_size' | 'book_at' | 'created_at'
>;

/** Stores an enquiry under a reference of its own. */
export async function insertBooking(trx: Db, booking: NewBooking): Promise<BookingRow> {
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

/** True when the enquiry was in the list. */
export async function moveBookingToBin(db: Db, id: string, now: Date): Promise<boolean> {
  const moved = await db
    .updateTable('bookings')
    .set({ deleted_at: now.toISOString() })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Days that an enquiry stays in the bin. */
const BIN_DAYS = 30;

/** Brings an enquiry back from the bin, within the time that it is kept there. */
export function restoreBooking(db: Db, id: string, now: Date): Promise<BookingRow | undefined> {
  return db
    .updateTable('bookings')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', endOfBin(now))
    .returningAll()
    .executeTakeFirst();
}

/** Empties the bin of what has been there for its time. */
export async function removeBinnedBookings(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('bookings').where('deleted_at', '<=', endOfBin(now)).execute();
}

/** Takes a traveller out of their enquiries and cancels the open ones. Answers the references. */
export async function eraseEnquiriesOf(trx: Db, userId: string): Promise<string[]> {
  const theirs = trx.updateTable('bookings').where('user_id', '=', userId);
  await theirs
    .set({ status: 'cancelled' })
    .where('status', 'in', ['new', 'contacted', 'confirmed'])
    .execute();
  const erased = await theirs
    .set({ full_name: 'Erased at the traveller’s wish', phone: '', user_email: '' })
    .returning('reference')
    .execute();
  return erased.map((booking) => booking.reference);
}

function endOfBin(now: Date): string {
  return new Date(now.getTime() - BIN_DAYS * 86_400_000).toISOString();
}
