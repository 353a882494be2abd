import { sql } from 'kysely';
import { SHOWN_ITEMS, SHOWN_NOTES } from '../../../../contracts/customers/customer-terms.ts';
import { type EnquiryStatus, OPEN_STATUSES } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { CustomerItemKind } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { hideFromPlanner } from '../../../db/dialect/hide-from-planner.ts';
import { type Seer, seesEnquiry, seesItem, seesMessage } from '../../../http/session/visible-to.ts';

const SHOWN_WAYS = 20;

/**
 * Without the bin, merged enquiries and spam. Found only by customer id: with kind or status in the condition, SQLite
 * would scan all of those.
 */
export function selectEnquiriesOf(
  db: Db,
  customerIds: readonly string[],
  seer: Seer,
  status?: EnquiryStatus,
) {
  const query = db
    .selectFrom('customer_items')
    .innerJoin('bookings', 'bookings.id', 'customer_items.item_id')
    .where('customer_items.customer_id', 'in', [...customerIds])
    .where(
      hideFromPlanner(
        sql`customer_items.kind = 'booking' and bookings.deleted_at is null and bookings.status <> 'spam'`,
      ),
    )
    .where(seesEnquiry(seer));
  return status === undefined ? query : query.where(hideFromPlanner(sql`bookings.status = ${status}`));
}

export function listEnquiriesOf(db: Db, customerId: string, seer: Seer) {
  return selectEnquiriesOf(db, [customerId], seer)
    .select(['bookings.id', 'reference', 'full_name', 'tour_name', 'book_at', 'guest_size', 'status'])
    .select(['created_at', 'travel_words'])
    .orderBy(sql`case when bookings.status in (${sql.join(OPEN_STATUSES)}) then 0 else 1 end`)
    .orderBy('bookings.created_at', 'desc')
    .orderBy('bookings.id', 'desc')
    .limit(SHOWN_ITEMS)
    .execute();
}

export function listMessagesOf(db: Db, customerId: string, seer: Seer) {
  return db
    .selectFrom('customer_items')
    .innerJoin('contact_messages', 'contact_messages.id', 'customer_items.item_id')
    .select(['contact_messages.id', 'contact_messages.name', 'tour_type', 'message', 'done_at'])
    .select('contact_messages.created_at')
    .where('customer_items.customer_id', '=', customerId)
    .where('customer_items.kind', '=', 'message')
    .where('contact_messages.spam_at', 'is', null)
    .where(seesMessage(seer))
    .orderBy('contact_messages.created_at', 'desc')
    .orderBy('contact_messages.id', 'desc')
    .limit(SHOWN_ITEMS)
    .execute();
}

export function listAccountsOf(db: Db, customerId: string) {
  return db
    .selectFrom('customer_items')
    .innerJoin('users', 'users.id', 'customer_items.item_id')
    .select(['users.id', 'users.username', 'users.email', 'users.email_proved_at'])
    .where('customer_items.customer_id', '=', customerId)
    .where('customer_items.kind', '=', 'account')
    .orderBy('users.created_at')
    .limit(SHOWN_WAYS)
    .execute();
}

export async function listTripsOf(
  db: Db,
  customerId: string,
  seer: Seer,
  { limit = SHOWN_WAYS, not = '' } = {},
) {
  const rows = await selectEnquiriesOf(db, [customerId], seer, 'completed')
    .select(['bookings.tour_name', 'bookings.book_at', 'bookings.travel_words'])
    .where('bookings.id', '!=', not)
    // Open dates last: PostgreSQL would sort nulls first.
    .orderBy(sql`coalesce(bookings.book_at, '')`, 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    tourName: row.tour_name,
    travelOn: row.book_at ?? '',
    travelWords: row.travel_words ?? '',
  }));
}

export function listEnquiryNotesOf(db: Db, customerId: string, seer: Seer) {
  return db
    .selectFrom('customer_items')
    .innerJoin('bookings', 'bookings.id', 'customer_items.item_id')
    .innerJoin('booking_events', 'booking_events.booking_id', 'bookings.id')
    .select(['booking_events.id', 'booking_events.body', 'booking_events.actor_name'])
    .select(['booking_events.created_at', 'bookings.id as enquiry_id', 'bookings.reference'])
    .where('customer_items.customer_id', '=', customerId)
    .where('customer_items.kind', '=', 'booking')
    .where('customer_items.state', '!=', 'apart')
    .where('booking_events.kind', '=', 'note')
    .where(seesItem(seer))
    .orderBy('booking_events.created_at', 'desc')
    .orderBy('booking_events.id', 'desc')
    .limit(SHOWN_NOTES)
    .execute();
}

export function listMessageNotesOf(db: Db, customerId: string, seer: Seer) {
  return db
    .selectFrom('customer_items')
    .innerJoin('contact_events', 'contact_events.message_id', 'customer_items.item_id')
    .select(['contact_events.id', 'contact_events.body', 'contact_events.actor_name'])
    .select(['contact_events.created_at', 'contact_events.message_id'])
    .where('customer_items.customer_id', '=', customerId)
    .where('customer_items.kind', '=', 'message')
    .where('customer_items.state', '!=', 'apart')
    .where('contact_events.kind', '=', 'note')
    .where(seesItem(seer))
    .orderBy('contact_events.created_at', 'desc')
    .orderBy('contact_events.id', 'desc')
    .limit(SHOWN_NOTES)
    .execute();
}

/** Those of enquiries first: anybody can write a message with a customer's address and a number of their own. */
export async function listWaysOf(
  db: Db,
  customerId: string,
  column: 'name' | 'phone' | 'email',
): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_items')
    .select(column)
    .select(({ fn }) => fn.max('happened_at').as('newest'))
    .where('customer_id', '=', customerId)
    .where('state', '!=', 'apart')
    .where(column, 'is not', null)
    .where(column, '!=', '')
    .groupBy(column)
    .orderBy(sql`max(case when kind = 'booking' then 1 else 0 end)`, 'desc')
    .orderBy('newest', 'desc')
    .limit(SHOWN_WAYS)
    .execute();
  return rows.flatMap((row) => row[column] ?? []);
}

export function findItem(db: Db, kind: CustomerItemKind, itemId: string) {
  return db
    .selectFrom('customer_items')
    .select(['customer_id', 'state'])
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst();
}

export async function countEnquiriesUntil(
  db: Db,
  customerId: string,
  moment: string,
  seer: Seer,
): Promise<number> {
  const { count } = await selectEnquiriesOf(db, [customerId], seer)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bookings.created_at', '<=', moment)
    .executeTakeFirstOrThrow();
  return count;
}
