import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { listMessagesAround, lockContactMessages } from '../contacts/contacts.queries.ts';
import { linkAllPending } from '../customers/linking/link-items.ts';
import { endOfBin } from './enquiries.queries.ts';
import { familyOf } from './merge-tree.queries.ts';
import { doToParts } from './parts-of-an-enquiry.ts';
import { deleteEnquiryRows } from './store/enquiry-rows.ts';
import { lockSurvivors } from './store/lock-enquiries.ts';
import { removeOldUndoRecords } from './store/undo-records.ts';

/** Empties the bin of what has been there for its time, and forgets what can then no longer be undone. */
export async function emptyBin(db: Db, now: Date): Promise<void> {
  const oldest = endOfBin(now);
  const due = await db
    .selectFrom('bookings')
    .select('id')
    .where('deleted_at', '<=', oldest)
    .where('merged_into', 'is', null)
    .execute();
  for (const { id } of due) await runTransaction(db, (trx) => removeFromBin(trx, id, oldest));
  await removeOldUndoRecords(db, oldest);
}

/** An enquiry goes for good with all that was merged into it, unless somebody brought it back meanwhile. */
async function removeFromBin(trx: Db, id: string, oldest: string): Promise<void> {
  const made = await listMessagesAround(trx, undefined, idsIn(await familyOf(trx, id)));
  await lockContactMessages(trx, idsIn(made));
  await lockSurvivors(trx, [id]);
  const family = await familyOf(trx, id);
  const survivor = family[0];
  if (!survivor?.deleted_at || survivor.deleted_at > oldest || survivor.merged_into !== null) return;
  const ids = idsIn(family);
  await doToParts(trx, 'remove', ids);
  await deleteEnquiryRows(trx, ids);
  await linkAllPending(trx);
}

function idsIn(rows: { id: string }[]): string[] {
  return rows.map(({ id }) => id);
}
