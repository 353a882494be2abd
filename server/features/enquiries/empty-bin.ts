import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { runTransaction } from '../../db/transaction.ts';
import { endOfBin } from './enquiries.queries.ts';
import { lockWithMessages } from './lock-with-messages.ts';
import { familyOf } from './merges.queries.ts';
import { documentedAmong, IS_DOCUMENTED } from './money/documented-trips.ts';
import { doToParts } from './parts-of-an-enquiry.ts';
import { deleteEnquiryRows } from './store/enquiry-rows.ts';
import { removeOldUndoRecords } from './store/undo-records.ts';

/** Also forgets undo records that can no longer be used. */
export async function emptyBin(db: Db, now: Date): Promise<void> {
  const oldest = endOfBin(now);
  const due = await db
    .selectFrom('bookings')
    .select('id')
    .where('deleted_at', '<=', oldest)
    .where('merged_into', 'is', null)
    .where(sql<boolean>`not ${IS_DOCUMENTED}`)
    .execute();
  for (const { id } of due) await runTransaction(db, (trx) => removeFromBin(trx, id, oldest));
  await removeOldUndoRecords(db, oldest);
}

async function removeFromBin(trx: Db, id: string, oldest: string): Promise<void> {
  const family = await lockWithMessages(trx, undefined, () => familyOf(trx, id));
  const survivor = family[0];
  if (!survivor?.deleted_at || survivor.deleted_at > oldest || survivor.merged_into !== null) return;
  const ids = family.map((row) => row.id);
  // The law has the agency keep them, and what they are about.
  if ((await documentedAmong(trx, ids)).size > 0) return;
  await doToParts(trx, 'remove', ids);
  await deleteEnquiryRows(trx, ids);
}
