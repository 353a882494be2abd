import type { Db } from '../../server/db/database.ts';
import { MAX_NAMES } from '../../server/features/customers/linking/identity-rule.ts';

/** Which items are one customer's, as it is stored. */
export async function linkedCustomers(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('customer_items')
    .select(['customer_id', 'kind', 'item_id'])
    .where('state', '!=', 'apart')
    .execute();
  return idsOf(
    Map.groupBy(rows, (row) => row.customer_id ?? 'nobody'),
    (row) => row.item_id,
  );
}

const COLUMNS = ['family', 'account', 'email', 'phone'] as const;

/** The same by the rule's own words, from all that is there: looked at again and again until nothing is joined any more. */
export async function naiveCustomers(db: Db): Promise<string[]> {
  const items = await readItems(db);
  type Item = (typeof items)[number];
  const namesWith = (of: 'email' | 'phone', value: string) =>
    new Set(items.filter((item) => item[of] === value).map((item) => item.name)).size;
  const haveInCommon = (one: Item, other: Item, of: (typeof COLUMNS)[number]) =>
    one[of] !== '' &&
    one[of] === other[of] &&
    (of === 'family' || of === 'account' || namesWith(of, one[of]) <= MAX_NAMES || one.name === other.name);
  const [pinned, free] = [items.filter((item) => item.pinnedTo), items.filter((item) => !item.pinnedTo)];
  const group = new Map(free.map((item) => [item, item.id]));
  for (let isChanged = true; isChanged; ) {
    isChanged = false;
    for (const one of free)
      for (const other of free)
        if (
          COLUMNS.some((of) => haveInCommon(one, other, of)) &&
          (group.get(one) ?? '') < (group.get(other) ?? '')
        ) {
          group.set(other, group.get(one) ?? '');
          isChanged = true;
        }
  }
  const surest = (own: readonly Item[]) => {
    for (const of of COLUMNS) {
      const near = pinned.filter((item) => own.some((one) => haveInCommon(one, item, of)));
      const [newest] = near.toSorted((one, other) => (rankOf(one) < rankOf(other) ? 1 : -1));
      if (newest) return newest.pinnedTo;
    }
    return undefined;
  };
  const customers = new Map<string, Item[]>();
  const add = (id: string, own: readonly Item[]) => customers.set(id, [...(customers.get(id) ?? []), ...own]);
  for (const item of pinned) add(item.pinnedTo ?? '', [item]);
  for (const [id, own] of Map.groupBy(free, (item) => group.get(item) ?? ''))
    add(surest(own) ?? `free ${id}`, own);
  return idsOf(customers, (item) => item.id);
}

const rankOf = ({ at, pinnedTo }: { at: string; pinnedTo: string | undefined }) => `${at} ${pinnedTo}`;

async function readItems(db: Db) {
  const enquiries = await db.selectFrom('bookings').selectAll().where('status', '!=', 'spam').execute();
  const messages = await db.selectFrom('contact_messages').selectAll().where('spam_at', 'is', null).execute();
  const accounts = await db.selectFrom('users').selectAll().where('role', '=', 'user').execute();
  const pins = await db
    .selectFrom('customer_items')
    .select(['item_id', 'customer_id'])
    .where('is_pinned', '=', 1)
    .execute();
  const pinnedTo = new Map(pins.map((row) => [row.item_id, row.customer_id ?? undefined]));
  return [
    ...enquiries.map((row) => ({
      id: row.id,
      family: row.merged_into ?? row.id,
      account: row.user_id ?? '',
      email: row.user_email,
      phone: row.phone,
      name: row.full_name,
      at: row.created_at,
    })),
    ...messages.map((row) => ({
      id: row.id,
      family: '',
      account: '',
      email: row.email,
      phone: row.mobile,
      name: row.name,
      at: row.created_at,
    })),
    ...accounts.map((row) => ({
      id: row.id,
      family: '',
      account: row.id,
      email: row.email,
      phone: '',
      name: row.username,
      at: row.created_at,
    })),
  ].map((item) => ({ ...item, pinnedTo: pinnedTo.get(item.id) }));
}

function idsOf<Item>(groups: ReadonlyMap<string, readonly Item[]>, idOf: (item: Item) => string): string[] {
  return [...groups.values()].map((own) => own.map(idOf).toSorted().join(' ')).sort();
}
