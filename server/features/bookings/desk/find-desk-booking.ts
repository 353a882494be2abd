import type { Db } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import { endOfBin } from '../bookings.queries.ts';
import { type DeskRow, selectDeskRows } from './desk-list.queries.ts';

/** An enquiry, in the bin or not. Throws where there is none. */
export async function findDeskBooking(db: Db, id: string, now: Date): Promise<DeskRow> {
  const row = await selectDeskRows(db).where('bookings.id', '=', id).executeTakeFirst();
  if (!row || (row.deleted_at !== null && row.deleted_at <= endOfBin(now))) throw notFound('enquiry');
  return row;
}

/** An enquiry that staff can work on. Throws where there is none, and for one that is in the bin. */
export async function findOpenDeskBooking(db: Db, id: string, now: Date): Promise<DeskRow> {
  const row = await findDeskBooking(db, id, now);
  if (row.deleted_at !== null) throw conflict('This enquiry is in the bin. Restore it first.');
  return row;
}
