import { IDS_PER_QUERY, workInTurns } from '../../../db/batches.ts';
import type { CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { markItems } from '../mark-items.ts';
import { refOf } from './identity-rule.ts';
import { doWhatCan, lockLinking, type OnFault, SINCE } from './link-items.ts';
import { readItems } from './read-items.ts';
import { refreshCustomers } from './refresh-customers.ts';
import { leaveToTheTurns } from './set-aside.ts';
import { findFirstOf, idsByKind, markLinked, removeItems, storeItems } from './store-items.ts';

const ITEMS_PER_TURN = 100;

type Left = { customerIds: Set<string>; emails: Set<string>; phones: Set<string> };

/**
 * Removes erased and outdated items from customers in the transaction that erases a person, so that no customer still
 * shows them. Regrouping the rest may take seconds: it stays pending. Waits for the linking lock: call it last in the
 * transaction.
 */
export async function takeAwayPending(trx: Db): Promise<void> {
  await lockLinking(trx);
  const waiting = await trx
    .selectFrom('customer_items')
    .select(['kind', 'item_id'])
    .where('pending', '>', SINCE)
    .execute();
  const left: Left = { customerIds: new Set(), emails: new Set(), phones: new Set() };
  const work = (_: Db, rows: readonly CustomerItemRow[]) => takeAwaySome(trx, rows, left);
  for (const [kind, ids] of idsByKind(waiting))
    await workInTurns(ids, ITEMS_PER_TURN, async (batch) => {
      const rows = await trx
        .selectFrom('customer_items')
        .selectAll()
        .where('kind', '=', kind)
        .where('item_id', 'in', batch)
        .execute();
      await doWhatCan(trx, rows, { work, onFault: leaveWhatIsThere });
    });
  const customerIds = [...left.customerIds];
  await markOneOf(trx, 'customer_id', customerIds);
  await markOneOf(trx, 'email', await joiningNow(trx, 'email', left.emails, left.customerIds));
  await markOneOf(trx, 'phone', await joiningNow(trx, 'phone', left.phones, left.customerIds));
  await refreshCustomers(trx, customerIds);
}

/** An erasure must fail if a customer would still show the person. */
const leaveWhatIsThere: OnFault = async (trx, row, error) => {
  if ((await readItems(trx, [row])).length === 0) throw error;
  await leaveToTheTurns(trx, row);
};

/** Items never linked show nobody, and stay pending. */
async function takeAwaySome(trx: Db, rows: readonly CustomerItemRow[], left: Left): Promise<number> {
  const said = new Map((await readItems(trx, rows)).map((item) => [refOf(item), item]));
  const gone = rows.filter((row) => !said.has(refOf(row)));
  const linked = rows.filter((row) => row.customer_id !== null && said.has(refOf(row)));
  await removeItems(trx, gone);
  await storeItems(
    trx,
    linked.flatMap((row) => said.get(refOf(row)) ?? []),
  );
  await markLinked(trx, linked);
  for (const { customer_id, email, phone } of [...gone, ...linked]) {
    if (customer_id !== null) left.customerIds.add(customer_id);
    if (email !== null) left.emails.add(email);
    if (phone !== null) left.phones.add(phone);
  }
  return rows.length;
}

/** Linking one item relinks its customer and everything connected. */
async function markOneOf(
  trx: Db,
  column: 'customer_id' | 'email' | 'phone',
  values: readonly string[],
): Promise<void> {
  for (const [kind, ids] of idsByKind(await findFirstOf(trx, column, values)))
    await markItems(trx, kind, ids);
}

/** Keys that other customers have, too: they were shared, and may no longer be. */
async function joiningNow(
  trx: Db,
  column: 'email' | 'phone',
  values: ReadonlySet<string>,
  customerIds: ReadonlySet<string>,
): Promise<string[]> {
  const found: string[] = [];
  await workInTurns([...values], IDS_PER_QUERY, async (batch) => {
    const rows = await trx
      .selectFrom('customer_items')
      .select(column)
      .select((select) => [select.fn.min('customer_id').as('one'), select.fn.max('customer_id').as('other')])
      .where(column, 'in', batch)
      .groupBy(column)
      .execute();
    for (const { [column]: value, one, other } of rows)
      if (value !== null && one !== null && (one !== other || !customerIds.has(one))) found.push(value);
  });
  return found;
}
