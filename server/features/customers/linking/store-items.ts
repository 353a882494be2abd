import { batchesOf, readInBatches, workInTurns } from '../../../db/batches.ts';
import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import type { ReadItem } from './read-items.ts';

const ITEMS_PER_STATEMENT = 250;

type Ref = Pick<CustomerItemRow, 'kind' | 'item_id'>;

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
        })),
      )
      .execute(),
  );
}

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

/** An item that changed during linking has another mark, and stays pending. */
export async function markLinked(trx: Db, rows: readonly CustomerItemRow[]): Promise<void> {
  const marks = [...new Set(rows.flatMap((row) => row.pending ?? []))];
  if (marks.length === 0) return;
  for (const [kind, ids] of idsByKind(rows))
    await trx
      .updateTable('customer_items')
      .set({ pending: null })
      .where('kind', '=', kind)
      .where('item_id', 'in', ids)
      .where('pending', 'in', marks)
      .execute();
}

/** Keeps items that a concurrent change brought back, such as an account that is no longer staff. */
export async function removeItems(trx: Db, items: readonly CustomerItemRow[]): Promise<void> {
  const marks = [...new Set(items.flatMap((row) => row.pending ?? []))];
  for (const [kind, ids] of idsByKind(items))
    await trx
      .deleteFrom('customer_items')
      .where('kind', '=', kind)
      .where('item_id', 'in', ids)
      .where((row) => row.or([row('pending', 'is', null), row('pending', 'in', marks)]))
      .execute();
}

export function idsByKind(items: readonly Ref[]): [CustomerItemRow['kind'], string[]][] {
  return [...Map.groupBy(items, (item) => item.kind)].flatMap(([kind, own]) =>
    batchesOf(own.map((item) => item.item_id)).map((ids): [typeof kind, string[]] => [kind, ids]),
  );
}

export async function findFirstOf(
  trx: Db,
  column: 'customer_id' | 'email' | 'phone',
  values: readonly string[],
): Promise<Ref[]> {
  return readInBatches(values, (batch) =>
    trx
      .selectFrom((from) =>
        from
          .selectFrom('customer_items')
          .select(['kind', 'item_id'])
          .select((select) =>
            select.fn
              .agg<number>('row_number')
              .over((over) => over.partitionBy(column).orderBy('item_id'))
              .as('nth'),
          )
          .where(column, 'in', batch)
          .as('items'),
      )
      .select(['kind', 'item_id'])
      .where('nth', '=', 1)
      .execute(),
  );
}
