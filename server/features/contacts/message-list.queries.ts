import { type RawBuilder, sql } from 'kysely';
import type { ContactListQuery } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { MessageNeed } from '../../../contracts/contacts/message-terms.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Position } from '../../../contracts/lists/cursor.ts';
import { countUpTo } from '../../db/count-up-to.ts';
import type { Db } from '../../db/database.ts';
import { hideFromPlanner } from '../../db/dialect/hide-from-planner.ts';
import { afterPosition, type Page } from '../../db/paging.ts';
import { matchesSearch } from '../../db/search-words.ts';
import { type Seer, seesMessage } from '../../http/session/visible-to.ts';
import { idEndOfMessage } from '../../mail/messages/message-parts.ts';
import { doerOf, isOwnedBy } from '../follow-up/whose.ts';
import { type MessageRow, selectMessageRows } from './contacts.queries.ts';

export type MessageFilter = Pick<ContactListQuery, 'q' | 'status' | 'owner' | 'needs'>;
type Asking = Seer & { now: Date };
type Condition = RawBuilder<boolean>;

export const IS_OPEN_MESSAGE = sql<boolean>`contact_messages.done_at is null and contact_messages.spam_at is null`;
/** Must match the index `contact_messages_unanswered` word for word. */
export const IS_UNANSWERED_MESSAGE = sql<boolean>`${IS_OPEN_MESSAGE} and contact_messages.replied_at is null`;

type Order = { column: 'created_at' | 'next_action_on'; direction: 'asc' | 'desc' };

function orderOf(needs: MessageNeed | undefined): Order {
  if (needs === undefined) return { column: 'created_at', direction: 'desc' };
  return { column: needs === 'unanswered' ? 'created_at' : 'next_action_on', direction: 'asc' };
}

/** Returns one extra row, see `slicePage`. */
export async function listContactMessages(
  db: Db,
  page: Page,
  { filter, ...asking }: Asking & { filter: MessageFilter },
): Promise<MessageRow[]> {
  const { column, direction } = orderOf(filter.needs);
  const [by, id] = [`contact_messages.${column}`, 'contact_messages.id'] as const;
  let query = selectMessageRows(db)
    .where(await messageConditions(db, filter, asking))
    .where(afterPosition(page.after, { at: by, id }, direction))
    .orderBy(by, direction)
    .orderBy(id, direction);
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

export function positionOfMessage({ needs }: MessageFilter): (row: MessageRow) => Position {
  const { column } = orderOf(needs);
  return (row) => ({ at: row[column] ?? '', id: row.id });
}

/** Counts to `upTo` + 1. */
export async function countMessages(
  db: Db,
  { filter, ...asking }: Asking & { filter: MessageFilter },
  upTo: number,
): Promise<number> {
  const conditions = await messageConditions(db, filter, asking);
  return countUpTo(db, db.selectFrom('contact_messages').select('id').where(conditions), upTo);
}

async function messageConditions(db: Db, filter: MessageFilter, asking: Asking): Promise<Condition> {
  const { q, status, owner, needs } = filter;
  const isWalked = status === 'open' || needs !== undefined || owner === 'nobody';
  const mine = owner && isOwnedBy('contact_messages', owner, asking.staffId);
  const conditions = [
    statusCondition(status),
    seesMessage(asking),
    needs && needing(needs, asking),
    // Open messages are few; SQLite would read all of that person's instead, for years back.
    mine && (isWalked ? hideFromPlanner(mine) : mine),
    q && (await messagesFoundBy(db, q)),
  ];
  return sql<boolean>`(${sql.join(
    conditions.filter((condition): condition is Condition => typeof condition === 'object'),
    sql` and `,
  )})`;
}

function statusCondition(status: MessageFilter['status']): Condition {
  if (status === 'open') return IS_OPEN_MESSAGE;
  if (status === 'spam') return sql`contact_messages.spam_at is not null`;
  const isListed = sql<boolean>`contact_messages.spam_at is null`;
  return status === 'done' ? sql`${isListed} and contact_messages.done_at is not null` : isListed;
}

function needing(needs: MessageNeed, { staffId, now }: Asking): Condition {
  if (needs === 'unanswered') return IS_UNANSWERED_MESSAGE;
  const due = sql<boolean>`${IS_OPEN_MESSAGE} and contact_messages.next_action_on <= ${dayOf(now)}`;
  if (needs === 'due') return due;
  return sql`${due} and ${hideFromPlanner(sql`${doerOf('contact_messages')} = ${staffId}`)}`;
}

/** Words, or the reference in the subjects of its mails. */
export async function messagesFoundBy(db: Db, typed: string): Promise<Condition> {
  const idEnd = idEndOfMessage(typed);
  if (idEnd) return sql`contact_messages.id like ${`%${idEnd}`}`;
  return matchesSearch(db, 'message', typed, 'contact_messages.id');
}
