import { workInTurns } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import { removeSearchWords } from '../../../db/search-words.ts';
import { moveItems } from './customer-items.queries.ts';
import { type Group, groupItems, type Item, type Key } from './identity-rule.ts';

const CUSTOMERS_PER_TURN = 10;

type Gathered = { items: readonly Item[]; shared: ReadonlySet<Key>; elsewhere: readonly Item[] };

/** Returns customers that gained or lost something. */
export async function arrangeItems(
  trx: Db,
  { items, shared, elsewhere }: Gathered,
  before: readonly string[],
): Promise<Set<string>> {
  const groups = groupItems(
    items.filter((item) => item.state !== 'apart'),
    shared,
    elsewhere,
  );
  const ids = idsOf(groups);
  await insertCustomers(
    trx,
    [...ids.values()].flatMap(({ id, isNew }) => (isNew ? id : [])),
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
  const ended = before.filter((id) => !standing.has(id) && followers.has(id));
  await workInTurns(ended, CUSTOMERS_PER_TURN, async (batch) => {
    for (const id of batch) await becomePartOf(trx, id, followers.get(id) ?? id);
  });
  return changed;
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

export async function insertCustomers(trx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const empty = { name: '', phone: '', email: '', last_at: null, merged_into: null };
  await trx
    .insertInto('customers')
    .values(ids.map((id) => ({ ...empty, id })))
    .execute();
}

/** What was merged into it before is part of the other as well. Returns those. */
export async function becomePartOf(trx: Db, id: string, other: string): Promise<string[]> {
  await trx.updateTable('customer_notes').set({ customer_id: other }).where('customer_id', '=', id).execute();
  await trx
    .updateTable('customers')
    .set({ merged_into: other, name: '', phone: '', email: '', last_at: null })
    .where('id', '=', id)
    .execute();
  await removeSearchWords(trx, 'customer', [id]);
  const parts = await trx
    .updateTable('customers')
    .set({ merged_into: other })
    .where('merged_into', '=', id)
    .returning('id')
    .execute();
  return parts.map((part) => part.id);
}
