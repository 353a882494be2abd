import type { Db } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { endOfBin } from '../enquiries.queries.ts';
import { type Locked, readLocked } from '../store/lock-enquiries.ts';
import { type DeskRow, selectDeskRows } from './list/desk-list.queries.ts';

/** In the bin or merged, too. Throws if there is none. */
export async function findDeskEnquiry(db: Db, id: string, now: Date): Promise<DeskRow> {
  const row = await selectDeskRows(db).where('bookings.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('enquiry');
  const { deleted_at, merged_into, stays_in_bin } = row;
  const isOver = deleted_at !== null && deleted_at <= endOfBin(now) && stays_in_bin === 0;
  if (isOver && merged_into === null) throw notFound('enquiry');
  return row;
}

type Moment = Pick<StaffAction, 'now'>;

export async function lockDeskEnquiry(trx: Db, id: string, by: Moment): Promise<Locked<DeskRow>> {
  const [row] = await readLocked(trx, [id], async () => [await findDeskEnquiry(trx, id, by.now)]);
  if (!row) throw notFound('enquiry');
  return row;
}

/** Locks the row for the transaction. Throws if there is none, and for one in the bin or merged away. */
export async function lockOpenDeskEnquiry(trx: Db, id: string, by: Moment): Promise<Locked<DeskRow>> {
  const row = await lockDeskEnquiry(trx, id, by);
  if (row.merged_into !== null)
    throw conflict(`This enquiry was merged into ${row.merged_reference}. Work on that one.`);
  if (row.deleted_at !== null) throw conflict('This enquiry is in the bin. Restore it first.');
  return row;
}
