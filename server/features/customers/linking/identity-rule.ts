import type { CustomerItemRow } from '../../../db/customer-rows.ts';

export type Item = Omit<CustomerItemRow, 'pending'>;
export type Ref = Pick<CustomerItemRow, 'kind' | 'item_id'>;

/** Strongest first. */
export const KEY_COLUMNS = ['family_id', 'account_id', 'email', 'phone'] as const;
export type KeyColumn = (typeof KEY_COLUMNS)[number];
/** `phone +919832012345` */
export type Key = `${KeyColumn} ${string}`;

/** A phone or address with more names belongs to an agent, hotel or office: it joins only items with the same name. */
export const MAX_NAMES = 8;

export function refOf({ kind, item_id }: Ref): string {
  return `${kind} ${item_id}`;
}

export function keysOf(item: Pick<Item, KeyColumn>): Key[] {
  return KEY_COLUMNS.flatMap((column) => {
    const value = item[column];
    return value === null ? [] : [`${column} ${value}` as const];
  });
}

export function valuesIn(keys: Iterable<Key>, column: KeyColumn): string[] {
  return [...keys].flatMap((key) => (key.startsWith(`${column} `) ? key.slice(column.length + 1) : []));
}

export const isPinned = (item: Item) => item.is_pinned === 1 && item.customer_id !== null;

/** A shared key joins only together with the name. */
function bondsOf(item: Item, shared: ReadonlySet<Key>): string[] {
  return keysOf(item).map((key) => (shared.has(key) ? `${key} as ${item.name_key}` : key));
}

function byBond(items: readonly Item[], shared: ReadonlySet<Key>): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  for (const item of items)
    for (const bond of bondsOf(item, shared)) {
      const others = found.get(bond);
      if (others) others.push(item);
      else found.set(bond, [item]);
    }
  return found;
}

export type Group = { items: Item[]; customerId: string | null };

/**
 * Items with a key in common are one customer. Pinned items stay with their customer and never join two; unpinned ones
 * follow the pinned item with the strongest (then newest) key in common, which may be one of `elsewhere`.
 */
export function groupItems(
  items: readonly Item[],
  shared: ReadonlySet<Key>,
  elsewhere: readonly Item[],
): Group[] {
  const pinned = items.filter(isPinned);
  const groups = new Map<string, Group>();
  const groupOf = (customerId: string) => {
    const group = groups.get(customerId) ?? { items: [], customerId };
    groups.set(customerId, group);
    return group;
  };
  for (const item of pinned) groupOf(item.customer_id ?? '').items.push(item);
  const pins = byBond([...pinned, ...elsewhere], shared);
  const free: Group[] = [];
  for (const own of freeGroups(items, shared)) {
    const customerId = surestPinned(own, pins, shared);
    if (customerId === null) free.push({ items: own, customerId });
    else groupOf(customerId).items.push(...own);
  }
  return [...groups.values(), ...free];
}

function freeGroups(items: readonly Item[], shared: ReadonlySet<Key>): Item[][] {
  const free = items.filter((item) => !isPinned(item));
  const bonds = byBond(free, shared);
  const seen = new Set<Item>();
  const groups: Item[][] = [];
  for (const first of free) {
    if (seen.has(first)) continue;
    const group = [first];
    seen.add(first);
    for (const item of group)
      for (const bond of bondsOf(item, shared)) {
        for (const other of bonds.get(bond) ?? [])
          if (!seen.has(other)) {
            seen.add(other);
            group.push(other);
          }
        bonds.delete(bond);
      }
    groups.push(group);
  }
  return groups;
}

function surestPinned(
  free: readonly Item[],
  pins: ReadonlyMap<string, readonly Item[]>,
  shared: ReadonlySet<Key>,
): string | null {
  const own = [...new Set(free.flatMap((item) => bondsOf(item, shared)))];
  for (const column of KEY_COLUMNS) {
    const candidates = own
      .filter((bond) => bond.startsWith(`${column} `))
      .flatMap((bond) => pins.get(bond) ?? []);
    const [newest] = candidates.sort((one, other) => (rankOf(one) < rankOf(other) ? 1 : -1));
    if (newest) return newest.customer_id;
  }
  return null;
}

function rankOf({ happened_at, customer_id }: Item): string {
  return `${happened_at} ${customer_id}`;
}
