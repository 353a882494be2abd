import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import type { Db } from '../../../db/database.ts';
import { cutPage, type Page } from '../../../db/paging.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { findSpamMarks } from '../../spam/spam-marks.queries.ts';
import { listEnquiries, positionOfEnquiry } from '../enquiries.queries.ts';
import { findWithSurvivor } from '../merges.queries.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import { withOwnWishes } from './own-wishes.ts';

export async function listOwnEnquiries(
  db: Db,
  userId: string,
  page: Page,
): Promise<{ data: Enquiry[]; nextCursor: string | null }> {
  const { rows, nextCursor } = cutPage(await listEnquiries(db, page, { userId }), page, positionOfEnquiry);
  const data: Enquiry[] = [];
  for (const row of rows) {
    const asItStands = await followMerge(db, row);
    if (asItStands) data.push(presentEnquiry(asItStands));
  }
  return { data, nextCursor };
}

export async function findOwnEnquiry(db: Db, userId: string, id: string): Promise<BookingRow | undefined> {
  const own = await db
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return own && followMerge(db, own);
}

/**
 * Staff work on the survivor, so its status counts. Nothing else is revealed: the survivor may be another person's.
 * Undefined if it is in the bin.
 */
async function followMerge(db: Db, row: BookingRow): Promise<BookingRow | undefined> {
  const [, survivor] = (await findWithSurvivor(db, row.id)) ?? [row, row];
  if (survivor.deleted_at !== null) return undefined;
  const [own = row] = await withOwnWishes(db, [row]);
  return { ...own, status: await statusForSender(db, survivor) };
}

/** Hides the spam verdict from the sender. */
async function statusForSender(db: Db, { id, status }: BookingRow): Promise<BookingRow['status']> {
  if (status !== 'spam') return status;
  return (await findSpamMarks(db, 'booking', [id])).has(id) ? 'new' : status;
}
