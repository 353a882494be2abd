import { IDS_PER_QUERY, readInBatches, workInTurns } from '../../../db/batches.ts';
import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { changing } from '../../../db/dialect/lock-rows.ts';
import {
  type Item,
  KEY_COLUMNS,
  type Key,
  type KeyColumn,
  MAX_NAMES,
  type Ref,
  valuesIn,
} from './identity-rule.ts';
import type { ReadItem } from './read-items.ts';

const ITEMS_PER_STATEMENT = 250;

export async function findItems(
  trx: Db,
  refs: readonly Ref[],
  { isLocked = false } = {},
): Promise<CustomerItemRow[]> {
  const found: CustomerItemRow[] = [];
  for (const [kind, own] of Map.groupBy(refs, (ref) => ref.kind)) {
    const ofKind = trx.selectFrom('customer_items').selectAll().where('kind', '=', kind);
    const query = isLocked ? changing(trx, ofKind, 'customer_items') : ofKind;
    const ids = own.map((ref) => ref.item_id);
    found.push(...(await readInBatches(ids, (some) => query.where('item_id', 'in', some).execute())));
  }
  return found;
}

export function findItemsOf(trx: Db, customerIds: readonly string[]): Promise<CustomerItemRow[]> {
  return readInBatches(customerIds, (ids) =>
    trx.selectFrom('customer_items').selectAll().where('customer_id', 'in', ids).execute(),
  );
}

export async function countItemsOf(trx: Db, customerIds: readonly string[]): Promise<Map<string, number>> {
  const counts = await readInBatches(customerIds, (ids) =>
    trx
      .selectFrom('customer_items')
      .select('customer_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('customer_id', 'in', ids)
      .groupBy('customer_id')
      .execute(),
  );
  return new Map(counts.map(({ customer_id, count }) => [customer_id ?? '', count]));
}

async function readByKeys<Row>(
  keys: Iterable<Key>,
  read: (column: KeyColumn, values: string[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const column of KEY_COLUMNS)
    rows.push(...(await readInBatches(valuesIn(keys, column), (values) => read(column, values))));
  return rows;
}

/** Whose these keys are; for those in `shared`, by these names. */
export async function findCustomersWith(
  trx: Db,
  keys: readonly Key[],
  { shared, names }: { shared: ReadonlySet<Key>; names: readonly string[] },
): Promise<Set<string>> {
  const withAny = (column: KeyColumn, values: string[]) =>
    trx
      .selectFrom('customer_items')
      .select('customer_id')
      .distinct()
      .where(column, 'in', values)
      .where('customer_id', 'is not', null);
  const own = keys.filter((key) => !shared.has(key));
  const common = keys.filter((key) => shared.has(key));
  const rows = [
    ...(await readByKeys(own, (...some) => withAny(...some).execute())),
    ...(await readByKeys(common, (...some) =>
      withAny(...some)
        .where('name_key', 'in', [...names])
        .execute(),
    )),
  ];
  return new Set(rows.flatMap((row) => row.customer_id ?? []));
}

export function findPinnedWith(trx: Db, keys: Iterable<Key>): Promise<Item[]> {
  return readByKeys(keys, (column, values) =>
    trx
      .selectFrom('customer_items')
      .selectAll()
      .where(column, 'in', values)
      .where('is_pinned', '=', 1)
      .where('customer_id', 'is not', null)
      .execute(),
  );
}

/** Phones and addresses with more names than one person uses. */
export async function findShared(db: Db, keys: readonly Key[]): Promise<Set<Key>> {
  const shared = await readByKeys(keys, async (column, values) => {
    if (column === 'family_id' || column === 'account_id') return [];
    const rows = await db
      .selectFrom('customer_items')
      .select(column)
      .where(column, 'in', values)
      .groupBy(column)
      .having(({ fn }) => fn.count('name_key').distinct(), '>', MAX_NAMES)
      .execute();
    return rows.map((row): Key => `${column} ${row[column]}`);
  });
  return new Set(shared);
}

export async function storeItems(trx: Db, items: readonly ReadItem[]): Promise<void> {
  await workInTurns(items, ITEMS_PER_STATEMENT, (some) =>
    trx
      .insertInto('customer_items')
      .values(some.map((item) => ({ ...item, pending: null })))
      .onConflict((on) =>
        on.columns(['kind', 'item_id']).doUpdateSet(({ ref }) => ({
          state: ref('excluded.state'),
          account_id: ref('excluded.account_id'),
          email: ref('excluded.email'),
          phone: ref('excluded.phone'),
          family_id: ref('excluded.family_id'),
          name: ref('excluded.name'),
          name_key: ref('excluded.name_key'),
          happened_at: ref('excluded.happened_at'),
          pending: null,
        })),
      )
      .execute(),
  );
}

/** All of them are stored. */
export async function moveItems(
  trx: Db,
  items: readonly (Ref & Pick<CustomerItemRow, 'customer_id'>)[],
): Promise<void> {
  await workInTurns(items, ITEMS_PER_STATEMENT, (some) =>
    trx
      .insertInto('customer_items')
      .values(some.map(({ kind, item_id, customer_id }) => ({ kind, item_id, customer_id, pending: null })))
      .onConflict((on) =>
        on
          .columns(['kind', 'item_id'])
          .doUpdateSet(({ ref }) => ({ customer_id: ref('excluded.customer_id') })),
      )
      .execute(),
  );
}

export async function removeItems(trx: Db, items: readonly Ref[]): Promise<void> {
  for (const [kind, own] of Map.groupBy(items, (item) => item.kind))
    await workInTurns(own, IDS_PER_QUERY, (some) =>
      trx
        .deleteFrom('customer_items')
        .where('kind', '=', kind)
        .where(
          'item_id',
          'in',
          some.map((item) => item.item_id),
        )
        .execute(),
    );
}
