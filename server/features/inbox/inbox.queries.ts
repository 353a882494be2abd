import { type RawBuilder, sql } from 'kysely';
import { COUNT_LIMIT } from '../../../contracts/enquiries/enquiry-terms.ts';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { InboxCounts } from '../../../contracts/inbox/inbox.contract.ts';
import { INBOX_VIEWS, type InboxView } from '../../../contracts/inbox/inbox-terms.ts';
import { dayAfter, dayOf } from '../../../contracts/india-time.ts';
import type { Position } from '../../../contracts/lists/cursor.ts';
import type { Db } from '../../db/database.ts';
import { compareTexts, type Page } from '../../db/paging.ts';
import { type MessageRow, selectMessageRows } from '../contacts/contacts.queries.ts';
import { type DeskRow, selectDeskRows } from '../enquiries/desk/list/desk-list.queries.ts';

/** A row of one of the two tables, and since when it waits: a moment, or the day that its next action is due. */
export type WaitingRow = { since: string } & (
  | { kind: 'enquiry'; row: DeskRow }
  | { kind: 'message'; row: MessageRow }
);

type Asking = { view: InboxView; staffId: string; now: Date };

/**
 * What of a table waits. `since`: a moment, or a day, which sorts before its moments; null for what does not wait, or not before
 * that day. Both in the words of their indices.
 */
type Waiting = { since: RawBuilder<string>; whose: RawBuilder<string> };

/** Whoever answered an enquiry waits for its traveller, until the next action is due. */
const ENQUIRIES: Waiting = {
  since: sql`(case when bookings.deleted_at is null then
      case when bookings.status = 'new' and bookings.first_reply_at is null then bookings.created_at
      when bookings.status in ('new', 'contacted', 'confirmed') then bookings.next_action_on end
    end)`,
  whose: sql`(coalesce(bookings.next_action_for, bookings.owner_id, ''))`,
};

const MESSAGES: Waiting = {
  since: sql`(case when contact_messages.done_at is null and contact_messages.spam_at is null then
      case when contact_messages.replied_at is null then contact_messages.created_at
      else contact_messages.next_action_on end
    end)`,
  whose: sql`(coalesce(contact_messages.next_action_for, contact_messages.owner_id, ''))`,
};

/** Whatever waits longest first, one row more than the page holds: see `cutPage`. */
export async function listInbox(
  db: Db,
  { limit = LIMITS.bareListMax, after }: Page,
  asking: Asking,
): Promise<WaitingRow[]> {
  const upTo = limit + 1;
  const enquiries = selectDeskRows(db)
    .select(ENQUIRIES.since.as('waiting_since'))
    .where(waits(ENQUIRIES, asking))
    .where(comesAfter(ENQUIRIES, 'bookings.id', after))
    .orderBy(ENQUIRIES.since)
    .orderBy('bookings.id');
  const messages = selectMessageRows(db)
    .select(MESSAGES.since.as('waiting_since'))
    .where(waits(MESSAGES, asking))
    .where(comesAfter(MESSAGES, 'contact_messages.id', after))
    .orderBy(MESSAGES.since)
    .orderBy('contact_messages.id');
  const [foundEnquiries, foundMessages] = await Promise.all([
    enquiries.limit(upTo).execute(),
    messages.limit(upTo).execute(),
  ]);
  const rows: WaitingRow[] = [
    ...foundEnquiries.map((row) => ({ kind: 'enquiry' as const, row, since: row.waiting_since })),
    ...foundMessages.map((row) => ({ kind: 'message' as const, row, since: row.waiting_since })),
  ];
  return rows.sort(byWaiting).slice(0, upTo);
}

export function positionInInbox({ since, row }: WaitingRow): Position {
  return { at: since, id: row.id };
}

/** Counting stops early: however much waits, it costs the same. */
export async function countInbox(db: Db, asking: Omit<Asking, 'view'>): Promise<InboxCounts> {
  const counts = {} as InboxCounts;
  for (const view of INBOX_VIEWS) counts[view] = await countView(db, { ...asking, view });
  return counts;
}

/** What waits for anybody. */
export const countEverybodys = (db: Db, now: Date) => countView(db, { view: 'all', staffId: '', now });

async function countView(db: Db, asking: Asking): Promise<number> {
  const upTo = COUNT_LIMIT + 1;
  const enquiries = db.selectFrom('bookings').select('id').where(waits(ENQUIRIES, asking));
  const messages = db.selectFrom('contact_messages').select('id').where(waits(MESSAGES, asking));
  const { count } = await db
    .selectFrom(enquiries.unionAll(messages).limit(upTo).as('some'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

function waits({ since, whose }: Waiting, { view, staffId, now }: Asking): RawBuilder<boolean> {
  const isDue = sql<boolean>`${since} < ${dayAfter(dayOf(now), 1)}`;
  if (view === 'all') return isDue;
  return sql`${isDue} and ${whose} = ${view === 'mine' ? staffId : ''}`;
}

/** Not a comparison of pairs, for which SQLite uses no index on an expression. */
function comesAfter({ since }: Waiting, id: string, after: Position | undefined): RawBuilder<boolean> {
  if (!after) return sql`1 = 1`;
  return sql`(${since} >= ${after.at} and (${since} > ${after.at} or ${sql.ref(id)} > ${after.id}))`;
}

const byWaiting = (a: WaitingRow, b: WaitingRow) =>
  compareTexts(a.since, b.since) || compareTexts(a.row.id, b.row.id);
