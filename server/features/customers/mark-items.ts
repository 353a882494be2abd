import { sql } from 'kysely';
import type { CustomerItemKind } from '../../db/customer-rows.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';

/**
 * Call in the transaction of the change: the item may now be another customer's, or is gone. Inserts one row without
 * waiting for locks; `linkPending` links it later.
 */
export async function markItem(trx: Db, kind: CustomerItemKind, itemId: string): Promise<void> {
  await markItems(trx, kind, [itemId]);
}

export async function markItems(trx: Db, kind: CustomerItemKind, itemIds: readonly string[]): Promise<void> {
  if (itemIds.length === 0) return;
  const pending = newId();
  await trx
    .insertInto('customer_items')
    .values(itemIds.map((item_id) => ({ kind, item_id, pending })))
    .onConflict((on) => on.columns(['kind', 'item_id']).doUpdateSet({ pending }))
    .execute();
}

/** Deleting an account also breaks the connection between its enquiries. */
export async function markItemsOfAccount(trx: Db, accountId: string): Promise<void> {
  const pending = newId();
  await trx.updateTable('customer_items').set({ pending }).where('account_id', '=', accountId).execute();
  await markItem(trx, 'account', accountId);
}

/** For rows inserted by other programs, such as seeds. */
export async function markAll(trx: Db): Promise<void> {
  for (const [kind, table] of [
    ['account', 'users'],
    ['message', 'contact_messages'],
    ['booking', 'bookings'],
  ])
    await sql`insert into customer_items (kind, item_id, pending)
      select ${sql.lit(kind)}, id, '0-' || id from ${sql.table(table ?? '')} where true
      on conflict do nothing`.execute(trx);
}
