import { setImmediate as everythingElse } from 'node:timers/promises';
import type { Db } from '../../../db/database.ts';
import {
  bondsOf,
  type Item,
  KEY_COLUMNS,
  type Key,
  keysOf,
  onceJoined,
  refOf,
  sharedKeys,
} from './identity-rule.ts';

/** Larger groups are not regrouped, see `attach`. */
export const MAX_ITEMS = 1_500;

const ROWS_PER_TURN = 250;

const COLUMNS = [
  ...(['kind', 'item_id', 'customer_id', 'is_pinned', 'state'] as const),
  ...(['account_id', 'email', 'phone', 'family_id', 'name', 'name_key', 'happened_at'] as const),
] as const;

export type Gathered = { items: Item[]; shared: Set<Key> };

/** `seeds`: current values, whatever is stored; `gone`: deleted items, see `refOf`. */
type From = { seeds: readonly Item[]; gone: ReadonlySet<string> };

/**
 * Collects every item whose customer may change: all that is connected to these now or was before, and all in the same
 * customers. Undefined if too many. Visits each item once and yields between steps: anybody can create a chain of a
 * thousand.
 */
export async function gatherItems(
  trx: Db,
  { seeds, gone }: From,
  before: { keys: readonly Key[]; customerIds: readonly string[] },
): Promise<Gathered | undefined> {
  const known = new Map<string, Item>();
  const reached = new Set<Item>();
  const shared = new Set<Key>();
  /** Items that a shared key joins only to others of the same name. */
  const waiting = new Map<string, Item[]>();
  const asked = new Set<string>();
  let next: Item[] = [];
  let keys: readonly Key[] = before.keys;
  let customerIds: readonly string[] = before.customerIds;
  const reach = (item: Item) => {
    if (reached.has(item)) return;
    reached.add(item);
    next.push(item);
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
    const newest = next;
    next = [];
    const newKeys = unasked(asked, [...keys, ...newest.flatMap(keysOf)]);
    const newCustomers = unasked(asked, [
      ...customerIds,
      ...newest.flatMap((item) => item.customer_id ?? []),
    ]);
    [keys, customerIds] = [[], []];
    for (const column of KEY_COLUMNS) {
      const values = newKeys.flatMap((key) =>
        key.startsWith(`${column} `) ? key.slice(column.length + 1) : [],
      );
      if (values.length === 0) continue;
      // The stored seeds may no longer have the key, or not yet.
      const found = new Set([...know(await findBy(trx, column, values)), ...seeds]);
      if (known.size > MAX_ITEMS) return undefined;
      const byValue = Map.groupBy(found, (item) => item[column]);
      const withKey = new Map(
        values.map((value): [Key, Item[]] => [`${column} ${value}`, byValue.get(value) ?? []]),
      );
      for (const key of sharedKeys(withKey)) shared.add(key);
      for (const [key, items] of withKey)
        if (shared.has(key)) {
          for (const [name, own] of Map.groupBy(items, (item) => item.name_key))
            waiting.set(`${key} as ${name}`, own);
          onceJoined(items).forEach(reach);
        } else items.forEach(reach);
    }
    know(await findBy(trx, 'customer_id', newCustomers)).forEach(reach);
    if (known.size > MAX_ITEMS) return undefined;
    for (const bond of newest.flatMap((item) => bondsOf(item, shared))) {
      waiting.get(bond)?.forEach(reach);
      waiting.delete(bond);
    }
    await everythingElse();
    if (next.length === 0) return { items: [...reached], shared };
  }
}

function unasked<One extends string>(asked: Set<string>, all: readonly One[]): One[] {
  const found = [...new Set(all)].filter((one) => !asked.has(one));
  for (const one of found) asked.add(one);
  return found;
}

async function findBy(
  trx: Db,
  column: (typeof KEY_COLUMNS)[number] | 'customer_id',
  values: readonly string[],
): Promise<Item[]> {
  const found: Item[] = [];
  // Stays below the limit of bound values per statement.
  for (let first = 0; first < values.length && found.length <= MAX_ITEMS; first += 500) {
    const rows = await trx
      .selectFrom('customer_items')
      .select(COLUMNS)
      .where(column, 'in', values.slice(first, first + 500))
      .limit(MAX_ITEMS + 1)
      .execute();
    found.push(...rows);
    if (rows.length > ROWS_PER_TURN) await everythingElse();
  }
  return found;
}
