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

/** Items that are looked at to link one: beyond them nothing is put in order any more, see `attach`. */
export const MAX_ITEMS = 1_500;

/** To read so many takes a millisecond or two. */
const ROWS_PER_TURN = 250;

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
 * Each thing is looked at once, and others have their turn between two steps: anybody may make a chain of a thousand.
 */
export async function gatherItems(
  trx: Db,
  { seeds, gone }: From,
  before: { keys: readonly Key[]; customerIds: readonly string[] },
): Promise<Gathered | undefined> {
  const known = new Map<string, Item>();
  const reached = new Set<Item>();
  const shared = new Set<Key>();
  /** What a shared key joins with whoever gives the same name as well. */
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
      // What is stored of the seeds may have the key no more, or not yet.
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

/** Those of these that were not asked for yet, which they are then. */
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
  // Below the values of one statement, with room for the others.
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
