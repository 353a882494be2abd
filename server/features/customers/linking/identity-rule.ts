import type { CustomerItemRow } from '../../../db/customer-rows.ts';

export type Item = Omit<CustomerItemRow, 'pending'>;

/** Strongest first. */
export const KEY_COLUMNS = ['family_id', 'account_id', 'email', 'phone'] as const;
export type KeyColumn = (typeof KEY_COLUMNS)[number];
/** `phone +919832012345` */
export type Key = `${KeyColumn} ${string}`;

/** A phone or address with more names belongs to an agent, hotel or office: it joins only items with the same name. */
export const MAX_NAMES = 8;

export function refOf({ kind, item_id }: Pick<Item, 'kind' | 'item_id'>): string {
  return `${kind} ${item_id}`;
}

export function keysOf(item: Item): Key[] {
  return KEY_COLUMNS.flatMap((column) => {
    const value = item[column];
    return value === null ? [] : [`${column} ${value}` as const];
  });
}

/** `withKey` must hold all items that have the key. */
export function sharedKeys(withKey: ReadonlyMap<Key, readonly Item[]>): Set<Key> {
  const shared = [...withKey].filter(
    ([key, items]) =>
      (key.startsWith('phone ') || key.startsWith('email ')) &&
      new Set(items.map((item) => item.name_key)).size > MAX_NAMES,
  );
  return new Set(shared.map(([key]) => key));
}

/** Items that the key joined before it was shared: of customers with several names for it. */
export function onceJoined(items: readonly Item[]): Item[] {
  const byCustomer = Map.groupBy(items, (item) => item.customer_id);
  return [...byCustomer.values()].flatMap((own) =>
    own.some((item) => item.name_key !== own[0]?.name_key) ? own : [],
  );
}

/** A shared key joins only together with the name. */
export function bondsOf(item: Item, shared: ReadonlySet<Key>): string[] {
  return keysOf(item).map((key) => (shared.has(key) ? `${key} as ${item.name_key}` : key));
}

export function byBond(items: readonly Item[], shared: ReadonlySet<Key>): Map<string, Item[]> {
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
 * Items connected by any number of steps are one customer. Pinned items stay with their customer and never join two;
 * unpinned ones follow the pinned item with the strongest (then newest) connection. `items` must include everything
 * connected to any of them.
 */
export function groupItems(items: readonly Item[], shared: ReadonlySet<Key>): Group[] {
  const bonds = byBond(items, shared);
  const pinned = new Map<string, Group>();
  for (const item of items)
    if (item.is_pinned && item.customer_id !== null) {
      const group = pinned.get(item.customer_id) ?? { items: [], customerId: item.customer_id };
      group.items.push(item);
      pinned.set(item.customer_id, group);
    }
  const groups = [...pinned.values()];
  for (const free of freeGroups(items, bonds, shared)) {
    const customerId = pinned.size === 0 ? null : surestPinned(free, bonds, shared);
    const joined = customerId === null ? undefined : pinned.get(customerId);
    if (joined) joined.items.push(...free);
    else groups.push({ items: free, customerId: null });
  }
  return groups;
}

const isPinned = (item: Item) => item.is_pinned === 1 && item.customer_id !== null;

function freeGroups(
  items: readonly Item[],
  bonds: ReadonlyMap<string, readonly Item[]>,
  shared: ReadonlySet<Key>,
): Item[][] {
  const seen = new Set<Item>();
  const followed = new Set<string>();
  const groups: Item[][] = [];
  for (const first of items) {
    if (isPinned(first) || seen.has(first)) continue;
    seen.add(first);
    const group = [first];
    for (const item of group)
      for (const bond of bondsOf(item, shared)) {
        if (followed.has(bond)) continue;
        followed.add(bond);
        for (const other of bonds.get(bond) ?? [])
          if (!isPinned(other) && !seen.has(other)) {
            seen.add(other);
            group.push(other);
          }
      }
    groups.push(group);
  }
  return groups;
}

function surestPinned(
  free: readonly Item[],
  bonds: ReadonlyMap<string, readonly Item[]>,
  shared: ReadonlySet<Key>,
): string | null {
  const own = [...new Set(free.flatMap((item) => bondsOf(item, shared)))];
  for (const column of KEY_COLUMNS) {
    const candidates = own
      .filter((bond) => bond.startsWith(`${column} `))
      .flatMap((bond) => (bonds.get(bond) ?? []).filter(isPinned));
    const newest = candidates.sort((one, other) => (rankOf(one) < rankOf(other) ? 1 : -1))[0];
    if (newest) return newest.customer_id;
  }
  return null;
}

function rankOf({ happened_at, customer_id }: Item): string {
  return `${happened_at} ${customer_id}`;
}
