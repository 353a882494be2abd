import type { CustomerItemRow } from '../../../db/customer-rows.ts';

/** What the rule goes by. */
export type Item = Omit<CustomerItemRow, 'pending'>;

/** What two items may have in common, the surest first. */
export const KEY_COLUMNS = ['family_id', 'account_id', 'email', 'phone'] as const;
export type KeyColumn = (typeof KEY_COLUMNS)[number];
/** `phone +919832012345` */
export type Key = `${KeyColumn} ${string}`;

/**
 * A phone or an address that stands with more different names than these is nobody's own: an agent's, a hotel's, an office's.
 * It makes no one person of those who gave it, but of those who also gave the same name.
 */
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

/** Those of these keys that too many names stand with. `withKey`: all items that have it. */
export function sharedKeys(withKey: ReadonlyMap<Key, readonly Item[]>): Set<Key> {
  const shared = [...withKey].filter(
    ([key, items]) =>
      (key.startsWith('phone ') || key.startsWith('email ')) &&
      new Set(items.map((item) => item.name_key)).size > MAX_NAMES,
  );
  return new Set(shared.map(([key]) => key));
}

/** Of the items with a shared key what that once joined, before it was shared: of each customer who has it by several names. */
export function onceJoined(items: readonly Item[]): Item[] {
  const byCustomer = Map.groupBy(items, (item) => item.customer_id);
  return [...byCustomer.values()].flatMap((own) =>
    own.some((item) => item.name_key !== own[0]?.name_key) ? own : [],
  );
}

/** What joins an item to others: of a shared key that together with the name. */
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

/** Items of one person. `customerId`: staff said which. */
export type Group = { items: Item[]; customerId: string | null };

/**
 * Whose these are: what has something in common is one person's, however many steps away. What staff pinned stays where they
 * put it and joins no two customers; what comes by the rule goes along with the pinned ones that it has the surest thing in
 * common with, the newest of them. All that has anything in common with one of these is among them.
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

/** What hangs together among what nobody pinned. */
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
