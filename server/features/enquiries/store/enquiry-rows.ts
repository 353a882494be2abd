import type { Updateable } from 'kysely';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { BookingRow, Database } from '../../../db/schema.ts';
import { newReference } from '../enquiry-reference.ts';

/** What an enquiry begins with; the other columns have what every new one has. */
export type NewEnquiryRow = Omit<
  BookingRow,
  | 'id'
  | 'reference'
  | 'status'
  | 'owner_id'
  | 'next_action_on'
  | 'first_reply_at'
  | 'merged_into'
  | 'deleted_at'
>;

/** Stores a new row under a reference that is free. */
export async function insertEnquiryRow(trx: Db, enquiry: NewEnquiryRow): Promise<BookingRow> {
  for (;;) {
    const stored = await trx
      .insertInto('bookings')
      .values({ ...enquiry, id: newId(), reference: newReference(), status: 'new', deleted_at: null })
      .onConflict((on) => on.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (stored) return stored;
  }
}

/** The caller holds the lock of the enquiry's survivor. */
export async function setColumns(
  trx: Db,
  id: string,
  values: Updateable<Database['bookings']>,
): Promise<void> {
  await trx.updateTable('bookings').set(values).where('id', '=', id).execute();
}

/** The caller holds the lock of their survivor, and takes away what no foreign key does: see `PARTS`. */
export async function deleteEnquiryRows(trx: Db, ids: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('bookings')
    .where('id', 'in', [...ids])
    .execute();
}
