import { type RawBuilder, sql } from 'kysely';
import { COUNT_LIMIT } from '../../../contracts/enquiries/enquiry-terms.ts';
import { SERVER_LIMITS } from '../../../contracts/fields/field-limits.ts';
import type { InboxCounts } from '../../../contracts/inbox/inbox.contract.ts';
import { INBOX_VIEWS, type InboxView } from '../../../contracts/inbox/inbox-terms.ts';
import { dayAfter, dayOf } from '../../../contracts/india-time.ts';
import type { Position } from '../../../contracts/lists/cursor.ts';
import { readInBatches } from '../../db/batches.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { type Page, slicePage } from '../../db/paging.ts';
import { matchesSearch } from '../../db/search-words.ts';
import { type Seer, seesEnquiry, seesMessage } from '../../http/session/visible-to.ts';
import { type MessageRow, selectMessageRows } from '../contacts/contacts.queries.ts';
import { messagesFoundBy } from '../contacts/message-list.queries.ts';
import { type DeskRow, selectDeskRows } from '../enquiries/desk/list/desk-list.queries.ts';
import { doerOf } from '../follow-up/whose.ts';

type InboxRow = { kind: 'enquiry'; row: DeskRow } | { kind: 'message'; row: MessageRow };
export type WaitingRow = InboxRow & { since: string };

type Asking = Seer & { view: InboxView; now: Date; q?: string | undefined };

/** Both as in index expressions. `since`: a time, or a day, which sorts before its times; null: does not wait. */
type Waiting = {
  since: RawBuilder<string>;
  whose: RawBuilder<string>;
  sees: (seer: Seer) => RawBuilder<boolean>;
};

/** An answered enquiry waits only for its next action. */
const ENQUIRIES: Waiting = {
  since: sql`(case when bookings.deleted_at is null then
      case when bookings.status = 'new' and bookings.first_reply_at is null then bookings.created_at
      when bookings.status in ('new', 'contacted', 'confirmed') then bookings.next_action_on end
    end)`,
  whose: doerOf('bookings'),
  sees: seesEnquiry,
};

const MESSAGES: Waiting = {
  since: sql`(case when contact_messages.done_at is null and contact_messages.spam_at is null then
      case when contact_messages.replied_at is null then contact_messages.created_at
      else contact_messages.next_action_on end
    end)`,
  whose: doerOf('contact_messages'),
  sees: seesMessage,
};

type Found = { kind: Kind; id: string; since: string };

/** Longest waiting first. Ids come from the indexes alone; rows are read for one page. */
export async function pageOfInbox(
  db: Db,
  { limit = SERVER_LIMITS.bareListMax, after }: Page,
  asking: Asking,
): Promise<{ rows: WaitingRow[]; nextCursor: string | null }> {
  const upTo = limit + 1;
  const found = await findSearched(db, asking.q);
  const enquiries = db
    .selectFrom('bookings')
    .select([sql<Kind>`'enquiry'`.as('kind'), 'bookings.id', ENQUIRIES.since.as('since')])
    .where(waits(ENQUIRIES, asking))
    .where(found.enquiries)
    .where(comesAfter(ENQUIRIES, 'bookings.id', after))
    .orderBy(ENQUIRIES.since)
    .orderBy('bookings.id')
    .limit(upTo);
  const messages = db
    .selectFrom('contact_messages')
    .select([sql<Kind>`'message'`.as('kind'), 'contact_messages.id', MESSAGES.since.as('since')])
    .where(waits(MESSAGES, asking))
    .where(found.messages)
    .where(comesAfter(MESSAGES, 'contact_messages.id', after))
    .orderBy(MESSAGES.since)
    .orderBy('contact_messages.id')
    .limit(upTo);
  const rows = await db
    .selectFrom(enquiries.as('some'))
    .selectAll()
    .unionAll(db.selectFrom(messages.as('others')).selectAll())
    .orderBy('since')
    .orderBy('id')
    .limit(upTo)
    .execute();
  const cut = slicePage<Found>(rows, { limit }, ({ since: at, id }) => ({ at, id }));
  return { rows: await readWaiting(db, cut.rows), nextCursor: cut.nextCursor };
}

type Kind = WaitingRow['kind'];

async function readWaiting(db: Db, found: readonly Found[]): Promise<WaitingRow[]> {
  const idsOf = (kind: Kind) => found.filter((one) => one.kind === kind).map(({ id }) => id);
  const [enquiries, messages] = await Promise.all([
    readInBatches(idsOf('enquiry'), (ids) => selectDeskRows(db).where('bookings.id', 'in', ids).execute()),
    readInBatches(idsOf('message'), (ids) =>
      selectMessageRows(db).where('contact_messages.id', 'in', ids).execute(),
    ),
  ]);
  const rows = new Map<string, InboxRow>([
    ...enquiries.map((row) => [row.id, { kind: 'enquiry', row }] as const),
    ...messages.map((row) => [row.id, { kind: 'message', row }] as const),
  ]);
  return found.flatMap(({ id, since }) => {
    const read = rows.get(id);
    return read ? [{ ...read, since }] : [];
  });
}

/** Stops at a limit, so that the cost is constant. */
export async function countInbox(db: Db, asking: Omit<Asking, 'view'>): Promise<InboxCounts> {
  const counts = {} as InboxCounts;
  const found = await findSearched(db, asking.q, true);
  for (const view of INBOX_VIEWS) counts[view] = await countView(db, { ...asking, view }, found);
  return counts;
}

export const countWaiting = (db: Db, seer: Seer, now: Date) => countView(db, { ...seer, view: 'all', now });

function countView(db: Db, asking: Asking, found: Searched = EVERYTHING): Promise<number> {
  const enquiries = db
    .selectFrom('bookings')
    .select('id')
    .where(waits(ENQUIRIES, asking))
    .where(found.enquiries);
  const messages = db
    .selectFrom('contact_messages')
    .select('id')
    .where(waits(MESSAGES, asking))
    .where(found.messages);
  return countUpTo(db, enquiries.unionAll(messages), COUNT_LIMIT);
}

type Searched = { enquiries: RawBuilder<boolean>; messages: RawBuilder<boolean> };
const EVERYTHING: Searched = { enquiries: sql`1 = 1`, messages: sql`1 = 1` };

async function findSearched(db: Db, typed: string | undefined, isCounted = false): Promise<Searched> {
  if (!typed) return EVERYTHING;
  const [enquiries, messages] = await Promise.all([
    matchesSearch(db, 'booking', typed, 'bookings.id', isCounted),
    messagesFoundBy(db, typed),
  ]);
  return { enquiries: enquiries ?? sql`1 = 0`, messages };
}

function waits({ since, whose, sees }: Waiting, asking: Asking): RawBuilder<boolean> {
  const { view, staffId, now } = asking;
  const isDue = sql<boolean>`${since} < ${dayAfter(dayOf(now), 1)} and ${sees(asking)}`;
  if (view === 'all') return isDue;
  return sql`${isDue} and ${whose} = ${view === 'mine' ? staffId : ''}`;
}

/** Not a row comparison: SQLite would not use the index on an expression. */
function comesAfter({ since }: Waiting, id: string, after: Position | undefined): RawBuilder<boolean> {
  if (!after) return sql`1 = 1`;
  return sql`(${since} >= ${after.at} and (${since} > ${after.at} or ${sql.ref(id)} > ${after.id}))`;
}
