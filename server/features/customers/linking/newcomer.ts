import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { type Item, KEY_COLUMNS, keysOf } from './identity-rule.ts';

/**
 * The fast path: the customer of a new item, if everything connected to it has one customer already and it adds no name
 * that could make a phone or address shared. Avoids regrouping an agent's 900 enquiries. Undefined if a full regroup is
 * needed.
 */
export async function findCustomerOfNewcomer(
  trx: Db,
  row: CustomerItemRow,
  item: Item,
): Promise<string | undefined> {
  const isNew = row.customer_id === null && row.is_pinned === 0 && keysOf(row).length === 0;
  if (!isNew || item.state === 'apart') return undefined;
  const found = new Set<string>();
  for (const column of KEY_COLUMNS) {
    if (item[column] === null) continue;
    const others = trx
      .selectFrom('customer_items')
      .where(column, '=', item[column])
      .where(({ not, and, eb }) => not(and([eb('kind', '=', item.kind), eb('item_id', '=', item.item_id)])));
    const customers = await others.select('customer_id').distinct().limit(2).execute();
    const [first] = customers;
    if (!first) continue;
    if (customers.length > 1 || first.customer_id === null) return undefined;
    found.add(first.customer_id);
    const isNamed = column === 'phone' || column === 'email';
    const namesakes = others.select('kind').where('name_key', '=', item.name_key).limit(1);
    if (isNamed && !(await namesakes.executeTakeFirst())) return undefined;
  }
  return found.size === 1 ? [...found][0] : undefined;
}
