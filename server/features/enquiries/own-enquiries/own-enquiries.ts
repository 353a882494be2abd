import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import type { Db } from '../../../db/database.ts';
import { cutPage, type Page } from '../../../db/paging.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { findSpamMarks } from '../../spam/spam-marks.queries.ts';
import { listEnquiries, positionOfEnquiry } from '../enquiries.queries.ts';
import { findWithSurvivor } from '../merges.queries.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import { withOwnWishes } from './own-wishes.ts';

/** A page of a traveller's own enquiries, newest first, as they sent them and as far along as they are. */
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

/** An enquiry of this traveller's own; not one that is in the bin. */
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
 * What staff do with an enquiry that was merged they do with the survivor: its status counts. Of the survivor, which may
 * be somebody else's, nothing more is told. Undefined where that is in the bin.
 */
async function followMerge(db: Db, row: BookingRow): Promise<BookingRow | undefined> {
  const [, survivor] = (await findWithSurvivor(db, row.id)) ?? [row, row];
  if (survivor.deleted_at !== null) return undefined;
  const [own = row] = await withOwnWishes(db, [row]);
  return { ...own, status: await statusForSender(db, survivor) };
}

/** What the site took for spam by itself looks like any other to whoever sent it. */
async function statusForSender(db: Db, { id, status }: BookingRow): Promise<BookingRow['status']> {
  if (status !== 'spam') return status;
  return (await findSpamMarks(db, 'booking', [id])).has(id) ? 'new' : status;
}
