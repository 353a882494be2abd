import { sql } from 'kysely';
import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { findFirstOf, idsByKind } from './store-items.ts';

/** The mark of what could not be linked: before all others, so that nobody looks at it. */
const SET_ASIDE = '';

/** Nobody is held up by it any more. It is linked when it changes, and tried again every hour. */
export function setAside(trx: Db, row: CustomerItemRow): Promise<void> {
  return markInstead(trx, row, SET_ASIDE);
}

/** It waits with what was there before there were customers: see `linkInTurns`, which writes down what is wrong with it. */
export function leaveToTheTurns(trx: Db, row: CustomerItemRow): Promise<void> {
  return markInstead(trx, row, `0-${row.item_id}`);
}

/** The same of one thing of each of these customers: linking that says anew what the customer is called and found by. */
export async function leaveCustomersToTheTurns(trx: Db, customerIds: readonly string[]): Promise<void> {
  for (const [kind, ids] of idsByKind(await findFirstOf(trx, 'customer_id', customerIds)))
    await trx
      .updateTable('customer_items')
      .set({ pending: sql`'0-' || item_id` })
      .where('kind', '=', kind)
      .where('item_id', 'in', ids)
      .execute();
}

/** What was wrong with them may be so no more. */
export async function trySetAsideAgain(db: Db): Promise<void> {
  await db
    .updateTable('customer_items')
    .set({ pending: sql`'0-' || item_id` })
    .where('pending', '=', SET_ASIDE)
    .execute();
}

/** A change that came meanwhile has another mark, and keeps it. */
async function markInstead(trx: Db, { kind, item_id, pending }: CustomerItemRow, mark: string) {
  await trx
    .updateTable('customer_items')
    .set({ pending: mark })
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('pending', '=', pending)
    .execute();
}
