import type { Position } from '../../../contracts/lists/cursor.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import { afterPosition, type Page } from '../../db/paging.ts';
import type { SubscriberRow } from '../../db/schema.ts';
import { matchesSearch, removeSearchWords, replaceSearchWords } from '../../db/search-words.ts';

/** Subscribing twice keeps the first row. */
export async function insertSubscriber(trx: Db, email: string, now: Date): Promise<void> {
  const inserted = await trx
    .insertInto('subscribers')
    .values({ id: newId(), email, subscribed_at: now.toISOString() })
    .onConflict((on) => on.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) await replaceSearchWords(trx, 'subscriber', inserted.id, [email]);
}

export function findSubscriber(db: Db, email: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Newest first; `q` is typed: beginnings of an address's parts. One row more than the page holds, see `cutPage`. */
export async function listSubscribers(db: Db, page: Page, q?: string): Promise<SubscriberRow[]> {
  let query = db
    .selectFrom('subscribers')
    .selectAll()
    .where(afterPosition(page.after, { at: 'subscribed_at', id: 'id' }))
    .orderBy('subscribed_at', 'desc')
    .orderBy('id', 'desc');
  if (q) {
    const found = await matchesSearch(db, 'subscriber', q, 'subscribers.id');
    if (!found) return [];
    query = query.where(found);
  }
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** Where a subscriber stands in a list that is sorted newest first. */
export function positionOfSubscriber(row: SubscriberRow): Position {
  return { at: row.subscribed_at, id: row.id };
}

/** Answers whom it deleted. */
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
