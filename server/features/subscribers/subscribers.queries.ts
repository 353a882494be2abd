import { type ExpressionBuilder, sql } from 'kysely';
import type { Position } from '../../../contracts/lists/cursor.ts';
import type { SubscriberState } from '../../../contracts/subscribers/subscriber-terms.ts';
import type { Db } from '../../db/database.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import type { SubscriberRow } from '../../db/newsletter-rows.ts';
import { afterPosition, type Page } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { matchesSearch, removeSearchWords, replaceSearchWords } from '../../db/search-words.ts';
import { newToken } from '../../http/session/tokens.ts';

/**
 * Subscribing twice keeps the first row. Answers it, locked until the transaction ends. A new one awaits its owner's word from
 * now on, whether or not a mail asks for it.
 */
export async function insertSubscriber(trx: Db, email: string, now: Date): Promise<SubscriberRow> {
  const inserted = await trx
    .insertInto('subscribers')
    .values({ id: newId(), email, subscribed_at: now.toISOString(), asked_at: now.toISOString() })
    .onConflict((on) => on.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (inserted) await replaceSearchWords(trx, 'subscriber', inserted.id, [email]);
  if (inserted) return inserted;
  const query = trx.selectFrom('subscribers').selectAll().where('email', '=', email);
  // It may have been forgotten since.
  return (await locking(trx, query, 'subscribers').executeTakeFirst()) ?? insertSubscriber(trx, email, now);
}

/** Until the transaction ends nobody else changes it. */
export function lockSubscriber(trx: Db, id: string): Promise<SubscriberRow | undefined> {
  const query = trx.selectFrom('subscribers').selectAll().where('id', '=', id);
  return locking(trx, query, 'subscribers').executeTakeFirst();
}

export function findSubscriber(db: Db, email: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findSubscriberById(db: Db, id: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findSubscriberByLeaveToken(db: Db, token: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscribers').selectAll().where('leave_token', '=', token).executeTakeFirst();
}

type Change = Partial<Omit<SubscriberRow, 'id' | 'email' | 'subscribed_at' | 'leave_token'>>;

export async function updateSubscriber(trx: Db, id: string, change: Change): Promise<void> {
  await trx.updateTable('subscribers').set(change).where('id', '=', id).execute();
}

/** The token by which this subscriber leaves; made where there is none yet. Undefined once they are gone. */
export async function leaveTokenOf(db: Db, id: string): Promise<string | undefined> {
  await db
    .updateTable('subscribers')
    .set({ leave_token: newToken() })
    .where('id', '=', id)
    .where('leave_token', 'is', null)
    .execute();
  return (await findSubscriberById(db, id))?.leave_token ?? undefined;
}

type Filter = { q?: string | undefined; state?: SubscriberState | undefined };

/** A subscriber, and whether mails to the address come back. */
export type ListedSubscriber = SubscriberRow & { bounced_at: string | null; bounce_reason: string | null };

/** Newest first; `q` is typed: beginnings of an address's parts. One row more than the page holds, see `cutPage`. */
export async function listSubscribers(
  db: Db,
  page: Page,
  { q, state }: Filter = {},
): Promise<ListedSubscriber[]> {
  let query = db
    .selectFrom('subscribers')
    .leftJoin('unreachable_addresses as unreachable', 'unreachable.email', 'subscribers.email')
    .selectAll('subscribers')
    .select(['unreachable.found_at as bounced_at', 'unreachable.reason as bounce_reason'])
    .where(afterPosition(page.after, { at: 'subscribers.subscribed_at', id: 'subscribers.id' }))
    // Joined to nothing, so that no database walks all subscribers in this order to find the few that bounced.
    .orderBy(
      state === 'bounced' ? sql`(subscribers.subscribed_at || '')` : 'subscribers.subscribed_at',
      'desc',
    )
    .orderBy('subscribers.id', 'desc');
  if (state === 'bounced')
    query = query
      .where('subscribers.state', '!=', 'left')
      .where('subscribers.email', 'in', db.selectFrom('unreachable_addresses').select('email'));
  else if (state === 'left') query = query.where('subscribers.state', '=', state);
  else if (state) query = query.where('subscribers.state', '=', state).where('unreachable.email', 'is', null);
  if (q) query = query.where(await matchesSearch(db, 'subscriber', q, 'subscribers.id'));
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** What the list says of one: whose mails come back is no reader, whatever they said. */
export function stateOf({ state, bounced_at }: ListedSubscriber): SubscriberState {
  return bounced_at !== null && state !== 'left' ? 'bounced' : state;
}

/** Where a subscriber stands in a list that is sorted newest first. */
export function positionOfSubscriber(row: Pick<SubscriberRow, 'id' | 'subscribed_at'>): Position {
  return { at: row.subscribed_at, id: row.id };
}

/** Of a query of subscribers: those whom a newsletter reaches. */
export function isReader({ eb, and, not, exists, selectFrom }: ExpressionBuilder<Database, 'subscribers'>) {
  const bounced = selectFrom('unreachable_addresses')
    .select('unreachable_addresses.email')
    .whereRef('unreachable_addresses.email', '=', 'subscribers.email');
  return and([eb('subscribers.state', '=', 'confirmed'), not(exists(bounced))]);
}

/** Answers whom it deleted. What goes with them, see `removeSubscriber`. */
export async function deleteSubscriber(
  trx: Db,
  by: { id: string } | { email: string },
): Promise<SubscriberRow | undefined> {
  const [column, value] = 'id' in by ? (['id', by.id] as const) : (['email', by.email] as const);
  const deleted = await trx
    .deleteFrom('subscribers')
    .where(column, '=', value)
    .returningAll()
    .executeTakeFirst();
  if (deleted) await removeSearchWords(trx, 'subscriber', [deleted.id]);
  return deleted;
}
