import type { Db } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { endOfBin } from '../enquiries.queries.ts';
import { type Locked, readLocked } from '../store/lock-enquiries.ts';
import { type DeskRow, selectDeskRows } from './list/desk-list.queries.ts';

/** An enquiry, in the list or out of it. Throws where there is none. */
export async function findDeskEnquiry(db: Db, id: string, now: Date): Promise<DeskRow> {
  const row = await selectDeskRows(db).where('bookings.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('enquiry');
  const { deleted_at, merged_into } = row;
  if (deleted_at !== null && merged_into === null && deleted_at <= endOfBin(now)) throw notFound('enquiry');
  return row;
}

type Moment = Pick<StaffAction, 'now'>;

/** The same, locked for the transaction. */
export async function lockDeskEnquiry(trx: Db, id: string, by: Moment): Promise<Locked<DeskRow>> {
  const [row] = await readLocked(trx, [id], async () => [await findDeskEnquiry(trx, id, by.now)]);
  if (!row) throw notFound('enquiry');
  return row;
}

/**
 * An enquiry that staff can work on, locked for the transaction: what is decided by this row is still so when it is
 * written. Throws where there is none, and for one that is in the bin or was merged into another.
 */
export async function lockOpenDeskEnquiry(trx: Db, id: string, by: Moment): Promise<Locked<DeskRow>> {
  const row = await lockDeskEnquiry(trx, id, by);
  if (row.merged_into !== null)
    throw conflict(`This enquiry was merged into ${row.merged_reference}. Work on that one.`);
  if (row.deleted_at !== null) throw conflict('This enquiry is in the bin. Restore it first.');
  return row;
}
