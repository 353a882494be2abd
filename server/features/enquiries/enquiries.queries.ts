import type { ExpressionBuilder } from 'kysely';
import { BIN_DAYS } from '../../../contracts/enquiries/enquiry-terms.ts';
import type { Position } from '../../../contracts/lists/cursor.ts';
import type { Db } from '../../db/database.ts';
import type { Page } from '../../db/paging.ts';
import type { BookingRow, Database } from '../../db/schema.ts';

type EnquiryFilter = {
  /** A traveller's own, with those that staff merged into another. */
  userId?: string;
  provedEmail?: string;
  isBinIncluded?: boolean;
};

/** `provedEmail`: enquiries of no account that name it are theirs, too. */
export type TravellerIdentity = { userId: string; provedEmail: string | undefined };

/** What of the enquiries is a traveller's: told by the file of their data, and erased with them. */
export function isOfTraveller({ userId, provedEmail }: TravellerIdentity) {
  return (where: ExpressionBuilder<Database, 'bookings'>) => {
    const ofAccount = where('user_id', '=', userId);
    if (!provedEmail) return ofAccount;
    const ofAddress = where.and([where('user_email', '=', provedEmail), where('user_id', 'is', null)]);
    return where.or([ofAccount, ofAddress]);
  };
}

/** Newest first, without what is in the bin unless asked for. One row more than the page holds, see `cutPage`. */
export function listEnquiries(db: Db, page: Page, filter: EnquiryFilter = {}): Promise<BookingRow[]> {
  const { userId, provedEmail, isBinIncluded } = filter;
  let query = db.selectFrom('bookings').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  if (userId !== undefined) query = query.where(isOfTraveller({ userId, provedEmail }));
  if (!isBinIncluded)
    query = query.where((where) =>
      where.or([
        where('deleted_at', 'is', null),
        ...(userId === undefined ? [] : [where('merged_into', 'is not', null)]),
      ]),
    );
  if (page.after) {
    const { at, id } = page.after;
    query = query.where((where) => where(where.refTuple('created_at', 'id'), '<', where.tuple(at, id)));
  }
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** Where an enquiry stands in a list that is sorted newest first. */
export function positionOfEnquiry(row: BookingRow): Position {
  return { at: row.created_at, id: row.id };
}

/** What went to the bin at or before this moment has had its time there. */
export function endOfBin(now: Date): string {
  return new Date(now.getTime() - BIN_DAYS * 86_400_000).toISOString();
}
