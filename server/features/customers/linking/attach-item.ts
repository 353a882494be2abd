import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import { insertCustomers } from './change-customers.ts';
import { type Item, KEY_COLUMNS } from './identity-rule.ts';

/**
 * For what hangs together with more than can be put in order: it stays whose it is, or becomes whose the newest thing is that
 * it has something in common with; nothing else moves. Undefined: it is gone. Answers the customer that has it now and had not
 * before.
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
    // Of so many with one phone or address, those of one name at least are one.
    if (column === 'phone' || column === 'email') query = query.where('name_key', '=', item.name_key);
    const found = await query.executeTakeFirst();
    if (found?.customer_id) return found.customer_id;
  }
  return undefined;
}
