import { workInTurns } from '../../../db/batches.ts';
import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { isFaultOfAll, isQueryTimeout } from '../../../db/dialect/database-errors.ts';
import { lockName, lockNameSoon } from '../../../db/dialect/lock-rows.ts';
import { newId } from '../../../db/identifiers.ts';
import { runPart } from '../../../db/transaction.ts';
import { arrangeItems, insertCustomers } from './arrange-items.ts';
import {
  countItemsOf,
  findCustomersWith,
  findItems,
  findItemsOf,
  findPinnedWith,
  findShared,
  moveItems,
  removeItems,
  storeItems,
} from './customer-items.queries.ts';
import { type Item, isPinned, type Key, keysOf, type Ref, refOf } from './identity-rule.ts';
import { type ReadItem, readItems } from './read-items.ts';
import { refreshCustomers } from './refresh-customers.ts';

/** Customers who have more together are not regrouped: anybody can send in a thousand enquiries. */
const MAX_ITEMS = 1_500;

/** An item as it was, if it was linked, and as it is, unless it is gone. */
type Change = { before: CustomerItemRow | undefined; now: ReadItem | undefined };

const LOCK = 'customers';

/** Serialises linking: two at once would create two customers for one person. */
export function lockLinking(trx: Db): Promise<void> {
  return lockName(trx, LOCK);
}

/** Waits two seconds at most. Returns whether the transaction has the lock. */
export function lockLinkingSoon(trx: Db): Promise<boolean> {
  return lockNameSoon(trx, LOCK);
}

/**
 * At the end of a transaction that has changed these. A fault leaves them to `linkLeft`, so that it costs nobody their
 * enquiry; but a removal fails if a customer would still show the person.
 */
export async function linkOrLeave(trx: Db, refs: readonly Ref[]): Promise<void> {
  if (!(await lockLinkingSoon(trx))) {
    if (!(await isAnyGone(trx, refs))) return markLeft(trx, refs);
    await lockLinking(trx);
  }
  await linkOrLeaveEach(trx, refs);
}

async function linkOrLeaveEach(trx: Db, refs: readonly Ref[]): Promise<void> {
  try {
    await runPart(trx, () => linkItems(trx, refs));
  } catch (error) {
    if (isFaultOfAll(error)) throw error;
    // After one slow query, one for each item could hold the lock for an hour.
    if (refs.length > 1 && !isQueryTimeout(error)) for (const ref of refs) await linkOrLeaveEach(trx, [ref]);
    else await leave(trx, refs, error);
  }
}

async function leave(trx: Db, refs: readonly Ref[], error: unknown): Promise<void> {
  if (await isAnyGone(trx, refs)) throw error;
  await markLeft(trx, refs);
}

async function isAnyGone(trx: Db, refs: readonly Ref[]): Promise<boolean> {
  const there = byRef(await readItems(trx, refs));
  const missing = refs.filter((ref) => !there.has(refOf(ref)));
  return (await findItems(trx, missing)).length > 0;
}

async function markLeft(trx: Db, refs: readonly Ref[]): Promise<void> {
  await trx
    .insertInto('customer_items')
    .values(refs.map((ref) => ({ ...ref, pending: 'left' })))
    .onConflict((on) => on.columns(['kind', 'item_id']).doUpdateSet({ pending: 'left' }))
    .execute();
}

/** The caller holds the lock. */
export async function linkItems(trx: Db, refs: readonly Ref[]): Promise<void> {
  const changes = (await findChanges(trx, refs)).filter(isChange);
  if (changes.length > 0) await link(trx, changes);
}

/** After staff pinned or unpinned these. The caller holds the lock. */
export async function linkPinned(
  trx: Db,
  refs: readonly Ref[],
  customerIds: readonly string[],
): Promise<void> {
  await link(trx, await findChanges(trx, refs), customerIds);
}

async function findChanges(trx: Db, refs: readonly Ref[]): Promise<Change[]> {
  // Locked first: a correction must not come between what is read and what is stored.
  const before = byRef(await findItems(trx, refs, { isLocked: true }));
  const now = byRef(await readItems(trx, refs));
  return refs.map((ref) => ({ before: before.get(refOf(ref)), now: now.get(refOf(ref)) }));
}

function byRef<One extends Ref>(items: readonly One[]): Map<string, One> {
  return new Map(items.map((item) => [refOf(item), item]));
}

function isChange({ before, now }: Change): boolean {
  if (!before || !now) return before !== undefined || now !== undefined;
  return (
    before.pending !== null ||
    Object.entries(now).some(([name, value]) => before[name as keyof ReadItem] !== value)
  );
}

async function link(trx: Db, changes: readonly Change[], customerIds: readonly string[] = []): Promise<void> {
  const keys = [...new Set(changes.flatMap(itemsOf).flatMap(keysOf))];
  const sharedBefore = await findShared(trx, keys);
  await removeItems(
    trx,
    changes.flatMap(({ before, now }) => (before && !now ? before : [])),
  );
  await storeItems(
    trx,
    changes.flatMap(({ now }) => now ?? []),
  );
  const shared = await findShared(trx, keys);
  const stayShared = new Set([...shared].filter((key) => sharedBefore.has(key)));
  const touched = new Set([...customerIds, ...changes.flatMap(({ before }) => before?.customer_id ?? [])]);
  await regroup(trx, changes, { shared, stayShared, touched });
  await refreshCustomers(trx, [...touched]);
}

function itemsOf({ before, now }: Change): ReadItem[] {
  return [before, now].flatMap((item) => item ?? []);
}

type Linking = { shared: ReadonlySet<Key>; stayShared: ReadonlySet<Key>; touched: Set<string> };

/**
 * Only the customers of the changed items and those who have a key of theirs, before or now, can change: their items
 * are grouped again.
 */
async function regroup(trx: Db, changes: readonly Change[], linking: Linking): Promise<void> {
  const [change] = changes;
  if (!change) return;
  const changed = await findItems(
    trx,
    changes.flatMap(({ now }) => now ?? []),
  );
  const customerIds = await customersAround(trx, changes, linking);
  for (const item of [...changes.flatMap(({ before }) => before ?? []), ...changed])
    if (item.customer_id !== null) customerIds.add(item.customer_id);
  const [only] = customerIds;
  if (changes.length === 1 && customerIds.size === 1 && only && isNewTo(change, linking))
    return join(trx, change, only, linking);
  const counts = await countItemsOf(trx, [...customerIds]);
  const added = changed.filter((item) => item.customer_id === null).length;
  if ([...counts.values()].reduce((sum, count) => sum + count, added) > MAX_ITEMS) {
    if (changes.length === 1) return join(trx, change, await surestOf(trx, change), linking);
    const movable = changes.filter(({ before }) => (counts.get(before?.customer_id ?? '') ?? 0) <= MAX_ITEMS);
    const size = movable.length < changes.length ? movable.length : Math.ceil(changes.length / 2);
    return workInTurns(movable, size, (some) => regroup(trx, some, linking));
  }
  const items = [...byRef<Item>([...changed, ...(await findItemsOf(trx, [...customerIds]))]).values()];
  const shared = await findShared(trx, [...new Set(items.flatMap(keysOf))]);
  const free = items.filter((item) => !isPinned(item));
  const elsewhere = await findPinnedWith(trx, new Set(free.flatMap(keysOf)));
  for (const id of await arrangeItems(trx, { items, shared, elsewhere }, [...customerIds]))
    linking.touched.add(id);
}

function customersAround(trx: Db, changes: readonly Change[], { stayShared }: Linking): Promise<Set<string>> {
  const items = changes.flatMap(itemsOf);
  const names = new Set(items.map((item) => item.name_key));
  return findCustomersWith(trx, [...new Set(items.flatMap(keysOf))], {
    shared: stayShared,
    names: [...names],
  });
}

/** It adds itself to those around it, and changes nothing else: no phone or address is shared since. */
function isNewTo({ before, now }: Change, { shared, stayShared }: Linking): boolean {
  const isUnlinked = !before || (before.customer_id === null && keysOf(before).length === 0);
  return isUnlinked && now !== undefined && now.state !== 'apart' && shared.size === stayShared.size;
}

async function join(
  trx: Db,
  { before, now }: Change,
  customerId: string | undefined,
  { touched }: Linking,
): Promise<void> {
  if (!now || now.state === 'apart' || (before && before.customer_id !== null)) return;
  const id = customerId ?? newId();
  if (customerId === undefined) await insertCustomers(trx, [id]);
  await moveItems(trx, [{ ...now, customer_id: id }]);
  touched.add(id);
}

/** Among so many items only equal names are one person. */
async function surestOf(trx: Db, { now }: Change): Promise<string | undefined> {
  if (!now) return undefined;
  for (const key of keysOf(now)) {
    const isNamed = key.startsWith('phone ') || key.startsWith('email ');
    const [found] = await findCustomersWith(trx, [key], {
      shared: new Set(isNamed ? [key] : []),
      names: [now.name_key],
    });
    if (found) return found;
  }
  return undefined;
}
