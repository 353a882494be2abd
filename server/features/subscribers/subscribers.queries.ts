import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { Page } from '../../db/paging.ts';
import type { SubscriberRow } from '../../db/schema.ts';

/** Subscribing twice keeps the first row. */
export async function insertSubscriber(db: Db, email: string, now: Date): Promise<void> {
  await db
    .insertInto('subscribers')
    .values({ id: newId(), email, subscribed_at: now.toISOString() })
    .onConflict((on) => on.column('email').doNothing())
    .execute();
}

export function findSubscriber(db: Db, email: string): Promise<SubscriberRow | undefined> {
  return db.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst();
}

/** Newest first. One row more than the page holds, see `cutPage`. */
export function listSubscribers(db: Db, page: Page): Promise<SubscriberRow[]> {
  let query = db.selectFrom('subscribers').selectAll().orderBy('subscribed_at', 'desc').orderBy('id', 'desc');
  if (page.after) {
    const { at, id } = page.after;
    query = query.where((where) => where(where.refTuple('subscribed_at', 'id'), '<', where.tuple(at, id)));
  }
  if (page.limit !== undefined) query = query.limit(page.limit + 1);
  return query.execute();
}

/** True when the subscriber was there. */
export async function deleteSubscriber(db: Db, id: string): Promise<boolean> {
  const deleted = await db.deleteFrom('subscribers').where('id', '=', id).returning('id').executeTakeFirst();
  return deleted !== undefined;
}
