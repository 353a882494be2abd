import { sql } from 'kysely';
import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { findFirstOf, idsByKind } from './store-items.ts';

/** Sorts before all other marks, so that no batch reads it. */
const SET_ASIDE = '';

/** No longer blocks others. Retried hourly, and when it changes. */
export function setAside(trx: Db, row: CustomerItemRow): Promise<void> {
  return markInstead(trx, row, SET_ASIDE);
}

/** Queued with the initial import: see `linkInTurns`, which logs the fault. */
export function leaveToTheTurns(trx: Db, row: CustomerItemRow): Promise<void> {
  return markInstead(trx, row, `0-${row.item_id}`);
}

/** One item per customer suffices: linking it recomputes the customer's names and search words. */
export async function leaveCustomersToTheTurns(trx: Db, customerIds: readonly string[]): Promise<void> {
  for (const [kind, ids] of idsByKind(await findFirstOf(trx, 'customer_id', customerIds)))
    await trx
      .updateTable('customer_items')
      .set({ pending: sql`'0-' || item_id` })
      .where('kind', '=', kind)
      .where('item_id', 'in', ids)
      .execute();
}

export async function trySetAsideAgain(db: Db): Promise<void> {
  await db
    .updateTable('customer_items')
    .set({ pending: sql`'0-' || item_id` })
    .where('pending', '=', SET_ASIDE)
    .execute();
}

/** A concurrent change has set another mark, which stays. */
async function markInstead(trx: Db, { kind, item_id, pending }: CustomerItemRow, mark: string) {
  await trx
    .updateTable('customer_items')
    .set({ pending: mark })
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .where('pending', '=', pending)
    .execute();
}
