import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import { insertCustomers } from './change-customers.ts';
import { type Item, KEY_COLUMNS } from './identity-rule.ts';

/**
 * For groups too large to regroup: the item keeps its customer or joins that of the newest related item; nothing else
 * moves. Returns the customer that gained it.
 */
export async function attach(trx: Db, item: Item | undefined): Promise<Set<string>> {
  if (!item || item.state === 'apart' || item.customer_id !== null) return new Set();
  const found = await findCustomerOf(trx, item);
  const id = found ?? newId();
  if (found === undefined) await insertCustomers(trx, [id]);
  await trx
    .updateTable('customer_items')
    .set({ customer_id: id })
    .where('kind', '=', item.kind)
    .where('item_id', '=', item.item_id)
    .execute();
  return new Set([id]);
}

async function findCustomerOf(trx: Db, item: Item): Promise<string | undefined> {
  for (const column of KEY_COLUMNS) {
    if (item[column] === null) continue;
    let query = trx
      .selectFrom('customer_items')
      .select('customer_id')
      .where(column, '=', item[column])
      .where('customer_id', 'is not', null)
      .limit(1);
    // In so large a group, only equal names are one person.
    if (column === 'phone' || column === 'email') query = query.where('name_key', '=', item.name_key);
    const found = await query.executeTakeFirst();
    if (found?.customer_id) return found.customer_id;
  }
  return undefined;
}
