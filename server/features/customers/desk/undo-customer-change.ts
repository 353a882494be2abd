import type { Db } from '../../../db/database.ts';
import { conflict } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { becomePartOf } from '../linking/arrange-items.ts';
import { countItemsOf, findItems } from '../linking/customer-items.queries.ts';
import { refOf } from '../linking/identity-rule.ts';
import { linkPinned } from '../linking/link-items.ts';
import { lockCustomers } from './find-customer.ts';
import { type CustomerChange, setItem, subjectOf } from './merge-and-split.ts';

/** Skips what has moved since. The second of two concurrent undos throws. */
export async function undoCustomerChange(trx: Db, undoId: string, by: StaffAction): Promise<void> {
  await lockCustomers(trx, by);
  const taken = await trx
    .updateTable('customer_changes')
    .set({ undone_at: by.now.toISOString() })
    .where('id', '=', undoId)
    .where('undone_at', 'is', null)
    .returning('body')
    .executeTakeFirst();
  if (!taken) throw conflict('This is undone already, or too long ago.');
  const { kind, customerId, otherId, items, noteIds, parts = [] } = JSON.parse(taken.body) as CustomerChange;
  await requireLast(trx, undoId, { kind, customerIds: [customerId, otherId] });
  if (kind === 'merge') {
    await trx.updateTable('customers').set({ merged_into: null }).where('id', '=', otherId).execute();
    if (parts.length > 0)
      await trx
        .updateTable('customers')
        .set({ merged_into: otherId })
        .where('id', 'in', parts)
        .where('merged_into', '=', customerId)
        .execute();
    if (noteIds.length > 0)
      await trx
        .updateTable('customer_notes')
        .set({ customer_id: otherId })
        .where('id', 'in', noteIds)
        .where('customer_id', '=', customerId)
        .execute();
  }
  const now = await findItems(trx, items);
  const whose = new Map(now.map((item) => [refOf(item), item.customer_id]));
  for (const item of items)
    if (whose.get(refOf(item)) === item.to)
      await setItem(trx, item, { customer_id: item.from, is_pinned: item.is_pinned });
  if (kind === 'split' && (await countItemsOf(trx, [otherId])).size === 0)
    await becomePartOf(trx, otherId, customerId);
  await linkPinned(trx, items, [customerId, otherId]);
  await recordAudit(trx, {
    ...by,
    action: kind === 'merge' ? 'customer.unmerge' : 'customer.unsplit',
    subject: subjectOf(customerId),
  });
}

/** Throws if either customer was merged or split since: that change built on the pins and notes of this one. */
async function requireLast(
  trx: Db,
  undoId: string,
  { kind, customerIds: [id, otherId] }: { kind: CustomerChange['kind']; customerIds: [string, string] },
): Promise<void> {
  const rows = await trx
    .selectFrom('customers')
    .select(['id', 'merged_into'])
    .where('id', 'in', [id, otherId])
    .execute();
  const partOf = new Map(rows.map((row) => [row.id, row.merged_into]));
  if (partOf.size < 2) throw conflict('This customer is gone.');
  const later = await trx
    .selectFrom('customer_changes')
    .select('id')
    .where('id', '>', undoId)
    .where('undone_at', 'is', null)
    .where(({ eb, or }) => or([eb('body', 'like', `%${id}%`), eb('body', 'like', `%${otherId}%`)]))
    .limit(1)
    .executeTakeFirst();
  if (later || partOf.get(id) !== null || partOf.get(otherId) !== (kind === 'merge' ? id : null))
    throw conflict('One of the two was merged or split since. Undo that first.');
}
