import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { BIN_DAYS } from '../../../contracts/enquiries/enquiry-terms.ts';
import type { Position } from '../../../contracts/lists/cursor.ts';
import { containsText } from '../../db/contains-text.ts';
import type { Db } from '../../db/database.ts';
import type { Page } from '../../db/paging.ts';
import type { BookingRow, Database } from '../../db/schema.ts';

type EnquiryFilter = {
  /** A traveller's own, with those that staff merged into another. */
  userId?: string;
  provedEmail?: string;
  isBinIncluded?: boolean;
};

/** `provedEmail`: enquiries of no account that came from it, or name it, are theirs, too. */
export type TravellerIdentity = { userId: string; provedEmail: string | undefined };

/** What of the enquiries is a traveller's: told by the file of their data, and erased with them. */
export function isOfTraveller({ userId, provedEmail }: TravellerIdentity) {
  return (where: ExpressionBuilder<Database, 'bookings'>) => {
    if (!provedEmail) return where('user_id', '=', userId);
    // By ids: where the two stand beside each other, a database reads all that are of no account.
    return where('id', 'in', (from) =>
      from
        .selectFrom('bookings as own')
        .select('own.id')
        .where('own.user_id', '=', userId)
        .unionAll(
          from
            .selectFrom('bookings as nobodys')
            .select('nobodys.id')
            .where('nobodys.user_id', 'is', null)
            .where('nobodys.id', 'in', idsAround(from, provedEmail)),
        ),
    );
  };
}

/**
 * What names this address or came from it, whosever it is. Not what names it since a merge alone: staff merge by what an
 * enquiry says of itself, and a phone of somebody else is anybody's word.
 */
function idsAround(from: ExpressionBuilder<Database, 'bookings'>, email: string) {
  return from
    .selectFrom('bookings as named')
    .select('named.id')
    .where('named.user_email', '=', email)
    .where(({ not }) => not(isBroughtByMerge(sql.ref('named.id'), email)))
    .unionAll(correctedSince(from, email))
    .unionAll(enquiriesOfMessages(from, email))
    .unionAll(survivorsThatSaid(from, email));
}

/** Those that their traveller sent from this address. What staff put in themselves and took out again was a slip of theirs. */
function correctedSince(from: ExpressionBuilder<Database, 'bookings'>, email: string) {
  return from
    .selectFrom('bookings as corrected')
    .select('corrected.id')
    .where('corrected.source', '=', 'site')
    .where('corrected.first_wish', 'is not', null)
    .where(containsText('corrected.first_wish', fieldOf('userEmail', email)));
}

/** What staff made of messages from this address: it is theirs, also where staff have corrected what it says. */
function enquiriesOfMessages(from: ExpressionBuilder<Database, 'bookings'>, email: string) {
  return from
    .selectFrom('contact_messages')
    .select('enquiry_id as id')
    .where('email', '=', email)
    .where('enquiry_id', 'is not', null)
    .$narrowType<{ id: string }>();
}

/** Those that named this address until that of another, which staff merged with them, took its place. */
function survivorsThatSaid(from: ExpressionBuilder<Database, 'bookings'>, email: string) {
  return (
    from
      .selectFrom('booking_merges')
      .select('kept_id as id')
      .where('undone_at', 'is', null)
      // Word for word, as its index has it.
      .where(sql<boolean>`replaced <> '{}'`)
      .where(containsText('replaced', fieldOf('user_email', email)))
      // What stood there then may have come by an earlier one.
      .where(({ not }) => not(isBroughtByMerge(sql.ref('booking_merges.kept_id'), email, BEFORE_THIS)))
  );
}

const BEFORE_THIS = sql<boolean>`(brought.merged_at, brought.id) < (booking_merges.merged_at, booking_merges.id)`;

/** Whether an enquiry has, or had, the address of one that was merged into it, and none of its own or another one. */
function isBroughtByMerge(id: RawBuilder<unknown>, email: string, when = sql<boolean>`1 = 1`) {
  return sql<boolean>`exists (
    select 1 from booking_merges as brought join bookings as other on other.id = brought.other_id
    where brought.kept_id = ${id} and brought.undone_at is null and other.user_email = ${email} and ${when}
    and (${containsText('brought.taken_over', '"user_email"')} or ${containsText('brought.replaced', '"email":')}))`;
}

/** As JSON has it: what somebody typed has its quotes escaped, and cannot say the same. */
function fieldOf(name: string, text: string): string {
  return `${JSON.stringify(name)}:${JSON.stringify(text)}`;
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
