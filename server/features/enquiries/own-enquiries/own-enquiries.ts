import type { Enquiry } from '../../../../contracts/enquiries/enquiries.contract.ts';
import type { Db } from '../../../db/database.ts';
import { type Page, slicePage } from '../../../db/paging.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { findSpamMarks } from '../../spam/spam-marks.queries.ts';
import { listEnquiries, positionOfEnquiry } from '../enquiries.queries.ts';
import { findWithSurvivor } from '../merges.queries.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import { columnsOfFacts, firstWishIn } from '../store/facts.ts';
import { blanksFrom, listMerged, replacedIn } from '../store/values-from-merged.ts';

export async function listOwnEnquiries(
  db: Db,
  userId: string,
  page: Page,
): Promise<{ data: Enquiry[]; nextCursor: string | null }> {
  const { rows, nextCursor } = slicePage(await listEnquiries(db, page, { userId }), page, positionOfEnquiry);
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

/** Shows only the survivor's status: its other values may be another person's. Undefined if it is in the bin. */
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

/** Shows a merged trip's day and party, but never another person's words, phone or address. */
export function withOwnWishes(db: Db, rows: readonly BookingRow[]): Promise<BookingRow[]> {
  return Promise.all(
    rows.map(async (row) => {
      let own = row;
      // In reverse: a replaced value may come from an earlier merge.
      for (const one of (await listMerged(db, row.id)).toReversed()) {
        const { date, party, ...others } = replacedIn(one.merge);
        const withoutWords = [date && { travel_words: null }, party && { child_ages: null }];
        own = Object.assign({ ...own }, ...Object.values(others), ...withoutWords);
        own = { ...own, ...blanksFrom(own, one) };
      }
      return { ...own, status: row.status };
    }),
  );
}

/** Staff have written somebody else's address into it. */
export const isCorrectedAway = (
  { user_id, user_email }: Pick<BookingRow, 'user_id' | 'user_email'>,
  provedEmail: string | undefined,
): boolean => user_id === null && user_email !== provedEmail;

/** Shows the original if staff changed a proved address: the new values may be another person's. */
export function asItWasSent(row: BookingRow, provedEmail: string | undefined): BookingRow {
  const first = isCorrectedAway(row, provedEmail) ? firstWishIn(row) : null;
  return first === null ? row : { ...row, ...columnsOfFacts(first), phone_typed: null };
}
