import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely';
import { BIN_DAYS } from '../../../contracts/enquiries/enquiry-terms.ts';
import type { Position } from '../../../contracts/lists/cursor.ts';
import { containsText } from '../../db/contains-text.ts';
import type { Db } from '../../db/database.ts';
import type { Page } from '../../db/paging.ts';
import type { BookingRow, Database } from '../../db/schema.ts';
import { type Seer, seesEnquiry } from '../../http/session/visible-to.ts';

type EnquiryFilter = {
  userId?: string;
  provedEmail?: string;
  isBinIncluded?: boolean;
  seer?: Seer;
};

/** `provedEmail`: enquiries without an account that name or came from it are theirs, too. */
export type TravellerIdentity = { userId: string; provedEmail: string | undefined };

/** Used by the data export and by erasure. */
export function isOfTraveller({ userId, provedEmail }: TravellerIdentity) {
  return (where: ExpressionBuilder<Database, 'bookings'>) => {
    if (!provedEmail) return where('user_id', '=', userId);
    // By ids: with an OR, databases scan all rows without an account.
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

/** All that names or came from this address, unless only by a merge: anybody can claim a phone. */
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

/** Only addresses that travellers sent: what staff entered and removed was a slip. */
function correctedSince(from: ExpressionBuilder<Database, 'bookings'>, email: string) {
  return from
    .selectFrom('bookings as corrected')
    .select('corrected.id')
    .where('corrected.source', '=', 'site')
    .where('corrected.first_wish', 'is not', null)
    .where(containsText('corrected.first_wish', fieldOf('userEmail', email)));
}

/** Enquiries made from messages of this address, even if corrected since. */
function enquiriesOfMessages(from: ExpressionBuilder<Database, 'bookings'>, email: string) {
  return from
    .selectFrom('contact_messages')
    .select('enquiry_id as id')
    .where('email', '=', email)
    .where('enquiry_id', 'is not', null)
    .$narrowType<{ id: string }>();
}

/** Survivors that named this address until a merge replaced it. */
function survivorsThatSaid(from: ExpressionBuilder<Database, 'bookings'>, email: string) {
  return (
    from
      .selectFrom('booking_merges')
      .select('kept_id as id')
      .where('undone_at', 'is', null)
      // Word for word as in its index.
      .where(sql<boolean>`replaced <> '{}'`)
      .where(containsText('replaced', fieldOf('user_email', email)))
      // The replaced value may itself have come from an earlier merge.
      .where(({ not }) => not(isBroughtByMerge(sql.ref('booking_merges.kept_id'), email, BEFORE_THIS)))
  );
}

const BEFORE_THIS = sql<boolean>`(brought.merged_at, brought.id) < (booking_merges.merged_at, booking_merges.id)`;

/** True if it has or had the address only by a merge. */
function isBroughtByMerge(id: RawBuilder<unknown>, email: string, when = sql<boolean>`1 = 1`) {
  return sql<boolean>`exists (
    select 1 from booking_merges as brought join bookings as other on other.id = brought.other_id
    where brought.kept_id = ${id} and brought.undone_at is null and other.user_email = ${email} and ${when}
    and (${containsText('brought.taken_over', '"user_email"')} or ${containsText('brought.replaced', '"email":')}))`;
}

/** JSON-escaped: quotes in typed text cannot forge a match. */
function fieldOf(name: string, text: string): string {
  return `${JSON.stringify(name)}:${JSON.stringify(text)}`;
}

/** Newest first, by default without the bin. Returns one extra row, see `slicePage`. */
export function listEnquiries(db: Db, page: Page, filter: EnquiryFilter = {}): Promise<BookingRow[]> {
  const { userId, provedEmail, isBinIncluded, seer } = filter;
  let query = db.selectFrom('bookings').selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  if (userId !== undefined) query = query.where(isOfTraveller({ userId, provedEmail }));
  if (seer) query = query.where(seesEnquiry(seer));
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

export function positionOfEnquiry(row: BookingRow): Position {
  return { at: row.created_at, id: row.id };
}

export function endOfBin(now: Date): string {
  return new Date(now.getTime() - BIN_DAYS * 86_400_000).toISOString();
}
