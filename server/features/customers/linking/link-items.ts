import { workInTurns } from '../../../db/batches.ts';
import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { isFaultOfAll } from '../../../db/dialect/database-errors.ts';
import { lockName } from '../../../db/dialect/lock-rows.ts';
import { newId } from '../../../db/identifiers.ts';
import { runPart, runTransaction } from '../../../db/transaction.ts';
import { attach } from './attach-item.ts';
import { becomePartForGood, insertCustomers } from './change-customers.ts';
import { type Gathered, gatherItems } from './gather-items.ts';
import { type Group, groupItems, type Item, keysOf, refOf } from './identity-rule.ts';
import { findCustomerOfNewcomer } from './newcomer.ts';
import { readItems } from './read-items.ts';
import { refreshCustomers } from './refresh-customers.ts';
import { leaveCustomersToTheTurns, leaveToTheTurns } from './set-aside.ts';
import { markLinked, moveItems, removeItems, storeItems } from './store-items.ts';

export const ITEMS_PER_BATCH = 100;
/** Removing an item can leave hundreds of new customers: they are named and indexed in portions. */
const NEW_AT_ONCE = 20;
const CUSTOMERS_PER_TURN = 10;

/** Sorts after marks of the initial import and before all later ones: see `markAll`. */
export const SINCE = '0.';
/** Sorts before all marks except that of set-aside items. */
const ALL = '';

/**
 * Cheap if nothing is pending. Skips the initial import, which may be a million items: a page view must not do that
 * work.
 */
export async function linkPending(db: Db): Promise<void> {
  const query = db.selectFrom('customer_items').select('kind').where('pending', '>', SINCE).limit(1);
  if (!(await query.executeTakeFirst())) return;
  await runTransaction(db, async (trx) => {
    await linkBatch(trx, { after: SINCE, onFault: leaveToTheTurns });
  });
}

export async function hasPending(db: Db): Promise<boolean> {
  const query = db.selectFrom('customer_items').select('kind').where('pending', '>', ALL).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

type Batch = { limit?: number; after?: string; onFault: OnFault };

/** Newest first, only marks after `after`. Returns how many were linked or given to `onFault`. */
export async function linkBatch(
  trx: Db,
  { limit = ITEMS_PER_BATCH, after = ALL, onFault }: Batch,
): Promise<number> {
  await lockLinking(trx);
  const rows = await trx
    .selectFrom('customer_items')
    .selectAll()
    .where('pending', '>', after)
    .orderBy('pending', 'desc')
    .limit(limit)
    .execute();
  return rows.length === 0 ? 0 : doWhatCan(trx, rows, { work: linkSome, onFault });
}

/** Must change the item's mark. */
export type OnFault = (trx: Db, row: CustomerItemRow, error: unknown) => Promise<void>;

type Doing = { work: (trx: Db, rows: readonly CustomerItemRow[]) => Promise<number>; onFault: OnFault };

/** Untrusted data may break linking: bisects failing batches until only the faulty item is skipped. */
export async function doWhatCan(trx: Db, rows: readonly CustomerItemRow[], doing: Doing): Promise<number> {
  try {
    return await runPart(trx, () => doing.work(trx, rows));
  } catch (error) {
    if (isFaultOfAll(error)) throw error;
    const [only] = rows;
    if (only && rows.length === 1) {
      await doing.onFault(trx, only, error);
      return 1;
    }
    const half = Math.ceil(rows.length / 2);
    const done = await doWhatCan(trx, rows.slice(0, half), doing);
    return done < half ? done : done + (await doWhatCan(trx, rows.slice(half), doing));
  }
}

/** Serialises linking: two at once would create two customers for one person. */
export function lockLinking(trx: Db): Promise<void> {
  return lockName(trx, 'customers');
}

/** Relinks these and everything connected to them. The caller holds the lock. */
export async function linkItems(trx: Db, rows: readonly CustomerItemRow[]): Promise<void> {
  for (let rest = rows; rest.length > 0; ) rest = rest.slice(await linkSome(trx, rest));
}

/** Links as many of the first rows as can be grouped at once. Returns how many. */
async function linkSome(trx: Db, rows: readonly CustomerItemRow[]): Promise<number> {
  const said = new Map((await readItems(trx, rows)).map((item) => [refOf(item), item]));
  const seeds: Item[] = [];
  const gone: CustomerItemRow[] = [];
  for (const row of rows) {
    const item = said.get(refOf(row));
    if (item) seeds.push({ ...item, customer_id: row.customer_id, is_pinned: row.is_pinned });
    else gone.push(row);
  }
  const [only] = seeds;
  if (rows.length === 1 && rows[0] && only) {
    const customerId = await findCustomerOfNewcomer(trx, rows[0], only);
    if (customerId !== undefined) return joinCustomer(trx, rows[0], { ...only, customer_id: customerId });
  }
  const before = {
    keys: rows.flatMap(keysOf),
    customerIds: rows.flatMap((row) => row.customer_id ?? []),
  };
  const gathered = await gatherItems(trx, { seeds, gone: new Set(gone.map(refOf)) }, before);
  if (!gathered && rows.length > 1) return linkSome(trx, rows.slice(0, Math.ceil(rows.length / 2)));
  await storeItems(trx, [...said.values()]);
  await removeItems(trx, gone);
  const { changed, byTheWay } = gathered
    ? await arrange(trx, gathered, { seeds: new Set(seeds), customerIds: before.customerIds })
    : { changed: await attach(trx, seeds[0]), byTheWay: [] };
  await markLinked(trx, rows);
  const later = byTheWay.slice(NEW_AT_ONCE);
  for (const id of later) changed.delete(id);
  await refreshCustomers(trx, [...before.customerIds, ...changed]);
  await leaveCustomersToTheTurns(trx, later);
  return rows.length;
}

async function joinCustomer(
  trx: Db,
  row: CustomerItemRow,
  item: Item & { customer_id: string },
): Promise<number> {
  await storeItems(trx, [item]);
  await moveItems(trx, [item]);
  await markLinked(trx, [row]);
  await refreshCustomers(trx, [item.customer_id]);
  return 1;
}

type Touched = { seeds: ReadonlySet<Item>; customerIds: readonly string[] };

async function arrange(
  trx: Db,
  { items, shared }: Gathered,
  touched: Touched,
): Promise<{ changed: Set<string>; byTheWay: string[] }> {
  const groups = groupItems(
    items.filter((item) => item.state !== 'apart'),
    shared,
  );
  const ids = idsOf(groups);
  const created = [...ids].filter(([, { isNew }]) => isNew);
  await insertCustomers(
    trx,
    created.map(([, { id }]) => id),
  );
  const moved: Item[] = [];
  const changed = new Set<string>();
  const move = (item: Item, customer_id: string) => {
    moved.push({ ...item, customer_id });
    changed.add(customer_id);
    if (item.customer_id !== null) changed.add(item.customer_id);
  };
  const followers = new Map<string, string>();
  for (const [group, { id }] of ids)
    for (const item of group.items) {
      if (item.customer_id !== null) followers.set(item.customer_id, id);
      if (item.customer_id !== id) move(item, id);
    }
  const standing = new Set([...ids.values()].map(({ id }) => id));
  // Spam says nothing about identity: it follows its old customer.
  for (const item of items)
    if (item.state === 'apart' && item.customer_id !== null && !standing.has(item.customer_id)) {
      const follower = followers.get(item.customer_id);
      if (follower) move(item, follower);
    }
  await moveItems(trx, moved);
  const before = [...new Set([...touched.customerIds, ...items.flatMap((item) => item.customer_id ?? [])])];
  const ended = before.filter((id) => !standing.has(id) && followers.has(id));
  await workInTurns(ended, CUSTOMERS_PER_TURN, async (batch) => {
    for (const id of batch) await becomePartForGood(trx, id, followers.get(id) ?? id);
  });
  const byTheWay = created.flatMap(([group, { id }]) =>
    group.items.some((item) => touched.seeds.has(item)) ? [] : id,
  );
  return { changed, byTheWay };
}

/**
 * A group keeps the customer set by staff, else the one most of its items had (ties: the older). Others get a new one.
 */
function idsOf(groups: readonly Group[]): Map<Group, { id: string; isNew: boolean }> {
  const ids = new Map<Group, { id: string; isNew: boolean }>();
  const taken = new Set<string>();
  const wishes: { group: Group; id: string; count: number }[] = [];
  for (const group of groups) {
    if (group.customerId !== null) {
      ids.set(group, { id: group.customerId, isNew: false });
      taken.add(group.customerId);
      continue;
    }
    const counts = Map.groupBy(group.items, (item) => item.customer_id);
    for (const [id, own] of counts) if (id !== null) wishes.push({ group, id, count: own.length });
  }
  wishes.sort((one, other) => other.count - one.count || (one.id < other.id ? -1 : 1));
  for (const { group, id } of wishes)
    if (!ids.has(group) && !taken.has(id)) {
      ids.set(group, { id, isNew: false });
      taken.add(id);
    }
  for (const group of groups) if (!ids.has(group)) ids.set(group, { id: newId(), isNew: true });
  return ids;
}
