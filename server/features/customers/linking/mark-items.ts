import { sql } from 'kysely';
import type { CustomerItemKind } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { atEndOf } from '../../../db/transaction.ts';
import { type Ref, refOf } from './identity-rule.ts';
import { linkOrLeave } from './link-items.ts';

const marked = new WeakMap<Db, Map<string, Ref>>();

/** Call in the transaction of the change, which says at its end whose the items are now. */
export function markItems(trx: Db, kind: CustomerItemKind, itemIds: readonly string[]): void {
  let refs = marked.get(trx);
  if (!refs) {
    const own = new Map<string, Ref>();
    atEndOf(trx, () => linkOrLeave(trx, [...own.values()]));
    marked.set(trx, own);
    refs = own;
  }
  for (const item_id of itemIds) refs.set(refOf({ kind, item_id }), { kind, item_id });
}

/** Deleting an account also breaks the connection between its enquiries. */
export async function markItemsOfAccount(trx: Db, accountId: string): Promise<void> {
  const rows = await trx
    .selectFrom('customer_items')
    .select('item_id')
    .where('account_id', '=', accountId)
    .where('kind', '=', 'booking')
    .execute();
  markItems(
    trx,
    'booking',
    rows.map((row) => row.item_id),
  );
  markItems(trx, 'account', [accountId]);
}

/** For rows inserted by other programs, such as seeds: `linkLeft` links them. */
export async function markAll(trx: Db): Promise<void> {
  for (const [kind, table] of [
    ['account', 'users'],
    ['message', 'contact_messages'],
    ['booking', 'bookings'],
  ])
    await sql`insert into customer_items (kind, item_id, pending)
      select ${sql.lit(kind)}, id, 'left' from ${sql.table(table ?? '')} where true
      on conflict do nothing`.execute(trx);
}
