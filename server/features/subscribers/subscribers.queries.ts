import { type ExpressionBuilder, sql } from 'kysely';
import type { Position } from '../../../contracts/lists/cursor.ts';
import type { SubscriberState } from '../../../contracts/subscribers/subscriber-terms.ts';
import type { Db } from '../../db/database.ts';
import type { SubscriberRow } from '../../db/desk-rows.ts';
import { locking } from '../../db/dialect/lock-rows.ts';
import { newId } from '../../db/identifiers.ts';
import { afterPosition, type Page } from '../../db/paging.ts';
import type { Database } from '../../db/schema.ts';
import { matchesSearch, replaceSearchWords } from '../../db/search-words.ts';
import { newToken } from '../../http/session/tokens.ts';

/** Returns the existing row if there is one, locked. */
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
  // May have been deleted meanwhile.
  return (await locking(trx, query, 'subscribers').executeTakeFirst()) ?? insertSubscriber(trx, email, now);
}

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

export type ListedSubscriber = SubscriberRow & { bounced_at: string | null; bounce_reason: string | null };

/** Newest first. Returns one extra row, see `slicePage`. */
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
    // An expression, so that the planner does not walk all subscribers in this order to find few bounced ones.
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

/** Bounced mails outweigh a confirmation. */
export function stateOf({ state, bounced_at }: ListedSubscriber): SubscriberState {
  return bounced_at !== null && state !== 'left' ? 'bounced' : state;
}

export function positionOfSubscriber(row: Pick<SubscriberRow, 'id' | 'subscribed_at'>): Position {
  return { at: row.subscribed_at, id: row.id };
}

export function isReader({ eb, and, not, exists, selectFrom }: ExpressionBuilder<Database, 'subscribers'>) {
  const bounced = selectFrom('unreachable_addresses')
    .select('unreachable_addresses.email')
    .whereRef('unreachable_addresses.email', '=', 'subscribers.email');
  return and([eb('subscribers.state', '=', 'confirmed'), not(exists(bounced))]);
}
