import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import type { BookingChangeRow } from '../../../db/schema.ts';
import type { EnquiryState } from './change-enquiry.ts';

export type ChangedItem = { id: string; before: EnquiryState; after: EnquiryState };
type Body = { items: ChangedItem[] };

/** Keeps what was done at one stroke so that it can be undone. Answers under which id. */
export async function storeForUndo(trx: Db, items: ChangedItem[], now: Date): Promise<string> {
  const id = newId();
  const body: Body = { items };
  await trx
    .insertInto('booking_changes')
    .values({ id, body: JSON.stringify(body), created_at: now.toISOString(), undone_at: null })
    .execute();
  return id;
}

/** Takes what was done at one stroke, to undo it: of two who do, the second finds nothing. */
export async function claimForUndo(
  trx: Db,
  id: string,
  now: Date,
): Promise<{ items: ChangedItem[]; doneAt: string } | undefined> {
  const taken = await trx
    .updateTable('booking_changes')
    .set({ undone_at: now.toISOString() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning(['body', 'created_at'])
    .executeTakeFirst();
  return taken && { items: (JSON.parse(taken.body) as Body).items, doneAt: taken.created_at };
}

/** Forgets what was done at or before this moment: it cannot be undone any more. */
export async function removeOldUndoRecords(db: Db, oldest: BookingChangeRow['created_at']): Promise<void> {
  await db.deleteFrom('booking_changes').where('created_at', '<=', oldest).execute();
}
