import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { isFaultOfAll } from '../../../db/dialect/database-errors.ts';
import { lockName } from '../../../db/dialect/lock-rows.ts';
import { newId } from '../../../db/identifiers.ts';
import { runPart, runTransaction } from '../../../db/transaction.ts';
import { attach } from './attach-item.ts';
import { becomePartForGood, insertCustomers } from './change-customers.ts';
import { gatherItems } from './gather-items.ts';
import { type Group, groupItems, type Item, type Key, keysOf, refOf } from './identity-rule.ts';
import { readItems } from './read-items.ts';
import { refreshCustomers } from './refresh-customers.ts';
import { leaveToTheTurns } from './set-aside.ts';
import { markLinked, moveItems, removeItems, storeItems } from './store-items.ts';

/** Of what waits, at most so many at a time. */
export const ITEMS_PER_BATCH = 100;
/** Of batches in one transaction that has to leave nothing behind. */
const MAX_BATCHES = 20;

/** After the marks of what was there before there were customers, before those of what came since: see `markAll`. */
const SINCE = '0.';
/** Before all marks but that of what was set aside. */
const ALL = '';

/**
 * Links what came and changed, so that staff are shown it. Looking whether anything did costs next to nothing. Who looks at
 * a page while what was there before is linked does not do that work: there may be a million of it.
 */
export async function linkPending(db: Db): Promise<void> {
  const query = db.selectFrom('customer_items').select('kind').where('pending', '>', SINCE).limit(1);
  if (!(await query.executeTakeFirst())) return;
  await runTransaction(db, async (trx) => {
    await linkBatch(trx, { after: SINCE, onFault: leaveToTheTurns });
  });
}

/**
 * The same within a transaction that takes somebody away, of whom no customer may tell then. It waits for others who link:
 * let it be the last that the transaction does.
 */
export async function linkAllPending(trx: Db): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1)
    if ((await linkBatch(trx, { after: SINCE, onFault: leaveWhatIsThere })) === 0) return;
}

/** Of whom a customer would still tell, the transaction may not say that they are gone. */
const leaveWhatIsThere: OnFault = async (trx, row, error) => {
  if ((await readItems(trx, [row])).length === 0) throw error;
  await leaveToTheTurns(trx, row);
};

export async function hasPending(db: Db): Promise<boolean> {
  const query = db.selectFrom('customer_items').select('kind').where('pending', '>', ALL).limit(1);
  return (await query.executeTakeFirst()) !== undefined;
}

type Batch = { limit?: number; after?: string; onFault: OnFault };

/** The newest of what waits with a later mark than `after`. Answers how many were linked or given to `onFault`. */
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
  return rows.length === 0 ? 0 : linkWhatCan(trx, rows, onFault);
}

/** What is to be done with the one that cannot be linked. It has to have another mark then. */
export type OnFault = (trx: Db, row: CustomerItemRow, error: unknown) => Promise<void>;

/** Anybody may send what nobody thought of: of those that fail together the halves are tried, and the one at fault passed over. */
async function linkWhatCan(trx: Db, rows: readonly CustomerItemRow[], onFault: OnFault): Promise<number> {
  try {
    return await runPart(trx, () => linkSome(trx, rows));
  } catch (error) {
    if (isFaultOfAll(error)) throw error;
    const [only] = rows;
    if (only && rows.length === 1) {
      await onFault(trx, only, error);
      return 1;
    }
    const half = Math.ceil(rows.length / 2);
    const linked = await linkWhatCan(trx, rows.slice(0, half), onFault);
    return linked < half ? linked : linked + (await linkWhatCan(trx, rows.slice(half), onFault));
  }
}

/** One at a time says whose something is: two who did would make two customers of one. */
export function lockLinking(trx: Db): Promise<void> {
  return lockName(trx, 'customers');
}

/** Says anew whose these are, and whose is what hangs together with them. The caller holds the lock. */
export async function linkItems(trx: Db, rows: readonly CustomerItemRow[]): Promise<void> {
  for (let rest = rows; rest.length > 0; ) rest = rest.slice(await linkSome(trx, rest));
}

/** The same of the first of them: of so many that what hangs together with them can be put in order. Answers how many. */
async function linkSome(trx: Db, rows: readonly CustomerItemRow[]): Promise<number> {
  const said = new Map((await readItems(trx, rows)).map((item) => [refOf(item), item]));
  const seeds: Item[] = [];
  const gone: CustomerItemRow[] = [];
  for (const row of rows) {
    const item = said.get(refOf(row));
    if (item) seeds.push({ ...item, customer_id: row.customer_id, is_pinned: row.is_pinned });
    else gone.push(row);
  }
  const before = {
    keys: rows.flatMap(keysOf),
    customerIds: rows.flatMap((row) => row.customer_id ?? []),
  };
  const gathered = await gatherItems(trx, { seeds, gone: new Set(gone.map(refOf)) }, before);
  if (!gathered && rows.length > 1) return linkSome(trx, rows.slice(0, Math.ceil(rows.length / 2)));
  await storeItems(trx, [...said.values()]);
  await removeItems(trx, gone);
  if (gathered) await arrange(trx, gathered.items, gathered.shared, before.customerIds);
  else await attach(trx, seeds[0], before.customerIds);
  await markLinked(trx, rows);
  return rows.length;
}

async function arrange(
  trx: Db,
  items: readonly Item[],
  shared: ReadonlySet<Key>,
  touched: readonly string[],
): Promise<void> {
  const groups = groupItems(
    items.filter((item) => item.state !== 'apart'),
    shared,
  );
  const ids = idsOf(groups);
  await insertCustomers(
    trx,
    [...ids].flatMap(([, { id, isNew }]) => (isNew ? id : [])),
  );
  const moves = new Map<string, Item[]>();
  /** Where most of what a customer had is now. */
  const followers = new Map<string, string>();
  for (const [group, { id }] of ids)
    for (const item of group.items) {
      if (item.customer_id !== null) followers.set(item.customer_id, id);
      if (item.customer_id !== id) moves.set(id, [...(moves.get(id) ?? []), item]);
    }
  const standing = new Set([...ids.values()].map(({ id }) => id));
  // What was taken for spam says nothing of whose it is: it goes along.
  for (const item of items)
    if (item.state === 'apart' && item.customer_id !== null && !standing.has(item.customer_id)) {
      const follower = followers.get(item.customer_id);
      if (follower) moves.set(follower, [...(moves.get(follower) ?? []), item]);
    }
  await moveItems(
    trx,
    [...moves].flatMap(([customer_id, moved]) => moved.map((item) => ({ ...item, customer_id }))),
  );
  const before = [...new Set([...touched, ...items.flatMap((item) => item.customer_id ?? [])])];
  for (const id of before) {
    const follower = followers.get(id);
    if (!standing.has(id) && follower) await becomePartForGood(trx, id, follower);
  }
  await refreshCustomers(trx, [...standing, ...before]);
}

/**
 * Which customer each group is: the one that staff said, else the one that most of it was, the elder of two. What is left over
 * is a new one.
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
