import { type RawBuilder, sql } from 'kysely';
import type { Subject } from '../../../contracts/calls/call.ts';
import { scopeOf } from '../../../contracts/staff/staff-policy.ts';
import type { Db } from '../../db/database.ts';
import { hideFromPlanner } from '../../db/dialect/hide-from-planner.ts';
import type { SessionUser } from './session.queries.ts';

/** Somebody of the staff who looks at enquiries, messages and customers: all, or theirs and nobody's. */
export type Seer = {
  staffId: string;
  seesAll: boolean;
  /** All enquiries that are theirs and nobody's, if these are few: see `withFew`. */
  few?: readonly string[];
};

/** So many are looked up by their ids. */
const FEW = 500;

/** Of few among very many a list would read nearly all: it walks an index in its order until a page is full. */
export async function withFew(db: Db, seer: Seer): Promise<Seer> {
  if (seer.seesAll) return seer;
  const some = (condition: Condition) =>
    sql`select id from (select id from bookings where ${condition} limit ${sql.lit(FEW + 1)}) as theirs`;
  const { rows } = await sql<{ id: string }>`${some(sql`owner_id = ${seer.staffId}`)}
    union all ${some(sql`owner_id is null`)} union all ${some(sql`next_action_for = ${seer.staffId}`)}
    limit ${sql.lit(FEW + 1)}`.execute(db);
  return rows.length > FEW ? seer : { ...seer, few: [...new Set(rows.map(({ id }) => id))] };
}

export function seerOf({
  id,
  staff_role: staffRole,
  agentsSee = 'own',
}: Pick<SessionUser, 'id' | 'staff_role' | 'agentsSee'>): Seer {
  return { staffId: id, seesAll: scopeOf({ staffRole, agentsSee }, 'see-enquiries') === 'all' };
}

type Condition = RawBuilder<boolean>;
const ALL = sql<boolean>`1 = 1`;

/** For `bookings` as they are called in the query. Theirs is also what they have to do something about. */
export function seesEnquiry({ staffId, seesAll, few }: Seer, as = 'bookings'): Condition {
  if (seesAll) return ALL;
  if (!few) return hideFromPlanner(isTheirs(as, staffId));
  return few.length === 0 ? sql`1 = 0` : sql`${sql.ref(`${as}.id`)} in (${sql.join([...few])})`;
}

/** A message that became an enquiry is whose that is. */
export function seesMessage({ staffId, seesAll }: Seer): Condition {
  if (seesAll) return ALL;
  return hideFromPlanner(sql`case when contact_messages.enquiry_id is null
    then ${isTheirs('contact_messages', staffId)}
    else ${isThere(survivorOf(sql.ref('contact_messages.enquiry_id'), staffId))} end`);
}

/** Of whom they see an enquiry or a message. */
export function seesCustomer(seer: Seer, id: RawBuilder<unknown> = sql.ref('customers.id')): Condition {
  if (seer.seesAll) return ALL;
  return hideFromPlanner(
    isThere(sql`select 1 from customer_items where customer_items.customer_id = ${id} and ${seesItem(seer)}`),
  );
}

/** For `customer_items`; accounts are no work of anybody's. */
export function seesItem(seer: Seer): Condition {
  if (seer.seesAll) return ALL;
  return sql`case customer_items.kind
    when 'booking' then ${isThere(survivorOf(sql.ref('customer_items.item_id'), seer.staffId))}
    when 'message' then ${isThere(sql`select 1 from contact_messages
      where contact_messages.id = customer_items.item_id and ${seesMessage(seer)}`)}
    else 1 = 0 end`;
}

const IS_VISIBLE: Record<Subject, (id: string, seer: Seer) => RawBuilder<unknown>> = {
  enquiry: (id, { staffId }) => survivorOf(sql`${id}`, staffId),
  message: (id, seer) => sql`select 1 from contact_messages where id = ${id} and ${seesMessage(seer)}`,
  customer: (id, seer) => sql`select 1 from customers
    where id = ${id} and ${seesCustomer(seer, sql`coalesce(customers.merged_into, customers.id)`)}`,
  file: (id, seer) => sql`select 1 from reply_files where id = ${id} and case about_kind
    when 'booking' then ${isThere(survivorOf(sql.ref('reply_files.about_id'), seer.staffId))}
    else ${isThere(sql`select 1 from contact_messages
      where contact_messages.id = reply_files.about_id and ${seesMessage(seer)}`)} end`,
};

export async function isVisible(db: Db, of: Subject, id: string, seer: Seer): Promise<boolean> {
  if (seer.seesAll) return true;
  const { rows } = await IS_VISIBLE[of](id, seer).execute(db);
  return rows.length > 0;
}

/** Of whom of the staff something is, for what is told about it later; of nobody: none. */
export async function findWhose(db: Db, kind: 'enquiry' | 'message', id: string): Promise<string[]> {
  const message =
    kind === 'message'
      ? await db
          .selectFrom('contact_messages')
          .select(['enquiry_id', 'owner_id', 'next_action_for'])
          .where('id', '=', id)
          .executeTakeFirst()
      : undefined;
  const enquiryId = kind === 'enquiry' ? id : message?.enquiry_id;
  const found = enquiryId
    ? await db
        .selectFrom('bookings as asked')
        .innerJoin('bookings as survivor', (on) =>
          on.on(({ eb, fn }) => eb('survivor.id', '=', fn.coalesce('asked.merged_into', 'asked.id'))),
        )
        .select(['survivor.owner_id', 'survivor.next_action_for'])
        .where('asked.id', '=', enquiryId)
        .executeTakeFirst()
    : message;
  if (!found?.owner_id) return [];
  return [found.owner_id, ...(found.next_action_for ? [found.next_action_for] : [])];
}

export function isSeenBy({ staffId, seesAll }: Seer, whose: readonly string[]): boolean {
  return seesAll || whose.length === 0 || whose.includes(staffId);
}

/** The enquiry, or the one that it was merged into, if it is theirs or nobody's. */
function survivorOf(id: RawBuilder<unknown>, staffId: string): RawBuilder<unknown> {
  return sql`select 1 from bookings as asked
    join bookings as survivor on survivor.id = coalesce(asked.merged_into, asked.id)
    where asked.id = ${id} and ${isTheirs('survivor', staffId)}`;
}

/** PostgreSQL would answer `exists` by reading whole tables once, for each list. */
function isThere(query: RawBuilder<unknown>): Condition {
  return sql`(${query} limit 1) = 1`;
}

function isTheirs(table: string, staffId: string): Condition {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql`(${column('owner_id')} is null or ${column('owner_id')} = ${staffId}
    or ${column('next_action_for')} = ${staffId})`;
}
