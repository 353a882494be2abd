import type { Db } from '../../../db/database.ts';
import { bondsOf, type Item, KEY_COLUMNS, type Key, keysOf, refOf, sharedKeys } from './identity-rule.ts';

/** Items that are looked at to link one: beyond them nothing is put in order any more, see `attach`. */
export const MAX_ITEMS = 1_500;

const COLUMNS = [
  ...(['kind', 'item_id', 'customer_id', 'is_pinned', 'state'] as const),
  ...(['account_id', 'email', 'phone', 'family_id', 'name', 'name_key', 'happened_at'] as const),
] as const;

export type Gathered = { items: Item[]; shared: Set<Key> };

/** `seeds`: as they are now, whatever is stored of them; `gone`: of what is no more, see `refOf`. */
type From = { seeds: readonly Item[]; gone: ReadonlySet<string> };

/**
 * All whose customer may be another one because of these items, and because of what they had in common with others before:
 * whatever hangs together with them, and whatever is in one customer with any of that. Undefined where that is too much.
 */
export async function gatherItems(
  trx: Db,
  { seeds, gone }: From,
  before: { keys: readonly Key[]; customerIds: readonly string[] },
): Promise<Gathered | undefined> {
  const known = new Map<string, Item>();
  const reached = new Map<string, Item>();
  const withKey = new Map<Key, Item[]>();
  const asked = new Set<string>();
  let keys: Key[] = [...before.keys];
  let customerIds: string[] = [...before.customerIds];
  const reach = (item: Item) => {
    if (reached.has(refOf(item))) return;
    reached.set(refOf(item), item);
    keys.push(...keysOf(item));
    if (item.customer_id !== null) customerIds.push(item.customer_id);
  };
  const know = (rows: readonly Item[]) =>
    rows.flatMap((row) => {
      if (gone.has(refOf(row))) return [];
      const same = known.get(refOf(row)) ?? row;
      known.set(refOf(row), same);
      return same;
    });
  know(seeds).forEach(reach);
  for (;;) {
    const newKeys = [...new Set(keys)].filter((key) => !asked.has(key));
    const newCustomers = [...new Set(customerIds)].filter((id) => !asked.has(id));
    [keys, customerIds] = [[], []];
    for (const one of [...newKeys, ...newCustomers]) asked.add(one);
    for (const column of KEY_COLUMNS) {
      const values = newKeys.flatMap((key) =>
        key.startsWith(`${column} `) ? key.slice(column.length + 1) : [],
      );
      // What is stored of the seeds may have the key no more, or not yet.
      const found = new Set([...know(await findBy(trx, column, values)), ...seeds]);
      if (known.size > MAX_ITEMS) return undefined;
      const byValue = Map.groupBy(found, (item) => item[column]);
      for (const value of values) withKey.set(`${column} ${value}`, byValue.get(value) ?? []);
    }
    know(await findBy(trx, 'customer_id', newCustomers)).forEach(reach);
    if (known.size > MAX_ITEMS) return undefined;
    const shared = sharedKeys(withKey);
    reachAround(reached, withKey, shared).forEach(reach);
    if (keys.every((key) => asked.has(key)) && customerIds.every((id) => asked.has(id)))
      return { items: [...reached.values()], shared };
  }
}

/** What these have something in common with; and what a key once joined that is shared by now. */
function reachAround(
  reached: ReadonlyMap<string, Item>,
  withKey: ReadonlyMap<Key, readonly Item[]>,
  shared: ReadonlySet<Key>,
): Item[] {
  const bonds = new Set([...reached.values()].flatMap((item) => bondsOf(item, shared)));
  return [...withKey].flatMap(([key, items]) => {
    if (!shared.has(key)) return items;
    const namesOf = Map.groupBy(items, (item) => item.customer_id);
    return items.filter(
      (item) =>
        bonds.has(`${key} as ${item.name_key}`) ||
        new Set(namesOf.get(item.customer_id)?.map((other) => other.name_key)).size > 1,
    );
  });
}

async function findBy(
  trx: Db,
  column: (typeof KEY_COLUMNS)[number] | 'customer_id',
  values: readonly string[],
): Promise<Item[]> {
  const found: Item[] = [];
  // Below the values of one statement, with room for the others.
  for (let first = 0; first < values.length && found.length <= MAX_ITEMS; first += 500)
    found.push(
      ...(await trx
        .selectFrom('customer_items')
        .select(COLUMNS)
        .where(column, 'in', values.slice(first, first + 500))
        .limit(MAX_ITEMS + 1)
        .execute()),
    );
  return found;
}
