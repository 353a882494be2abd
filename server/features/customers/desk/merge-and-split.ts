import { MAX_MOVED_ITEMS } from '../../../../contracts/customers/customer-terms.ts';
import type { CustomerItem } from '../../../../contracts/customers/customers.contract.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { CustomerItemKind, CustomerItemRow } from '../../../db/customer-rows.ts';
import type { Db } from '../../../db/database.ts';
import { newId } from '../../../db/identifiers.ts';
import { badInput, conflict, notFound } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { recordAudit } from '../../audit/audit.queries.ts';
import { listMessagesOf } from '../../contacts/contacts.queries.ts';
import { familiesOf } from '../../enquiries/merges.queries.ts';
import { becomePartOf, insertCustomers } from '../linking/arrange-items.ts';
import { refOf } from '../linking/identity-rule.ts';
import { linkPinned } from '../linking/link-items.ts';
import { getCustomer, lockCustomers } from './find-customer.ts';

type Moved = Pick<CustomerItemRow, 'kind' | 'item_id' | 'is_pinned'> & {
  from: string;
  to: string;
};
export type CustomerChange = {
  kind: 'merge' | 'split';
  otherId: string;
  customerId: string;
  items: Moved[];
  noteIds: string[];
  /** What was merged into the other before. */
  parts?: string[];
};
type Done = { _id: string; undoId: string };

const KINDS: Record<CustomerItem['kind'], CustomerItemKind> = {
  enquiry: 'booking',
  message: 'message',
  account: 'account',
};

/** `id` survives. New items of either customer go to it. */
export async function mergeCustomers(trx: Db, id: string, otherId: string, by: StaffAction): Promise<Done> {
  await lockCustomers(trx, by);
  const [own, other] = [await getCustomer(trx, id), await getCustomer(trx, otherId)];
  if (own.id === other.id) throw conflict('They are one customer already.');
  const [items, others] = [await itemsOf(trx, own.id), await itemsOf(trx, other.id)];
  if (items.length + others.length > MAX_MOVED_ITEMS)
    throw conflict(`Together they have more than ${MAX_MOVED_ITEMS} items: too many to merge.`);
  const notes = await trx
    .selectFrom('customer_notes')
    .select('id')
    .where('customer_id', '=', other.id)
    .execute();
  const moved = [...items, ...others].map((item) => movedTo(item, own.id));
  await pin(trx, moved);
  const parts = await becomePartOf(trx, other.id, own.id);
  await linkPinned(trx, moved, [own.id]);
  const change: CustomerChange = {
    kind: 'merge',
    customerId: own.id,
    otherId: other.id,
    items: moved,
    noteIds: notes.map((note) => note.id),
    parts,
  };
  const after = { with: labelOf(other.id) };
  await recordAudit(trx, { ...by, action: 'customer.merge', subject: subjectOf(own.id), after });
  return { _id: own.id, undoId: await keep(trx, change, by.now) };
}

/** Pins both halves: later items with the phone or address of both go to one half, but never rejoin them. */
export async function splitCustomer(
  trx: Db,
  id: string,
  wanted: readonly CustomerItem[],
  by: StaffAction,
): Promise<Done> {
  await lockCustomers(trx, by);
  const own = await getCustomer(trx, id);
  const items = await itemsOf(trx, own.id);
  if (items.length > MAX_MOVED_ITEMS)
    throw conflict(`This customer has more than ${MAX_MOVED_ITEMS} items: too many to split.`);
  const chosen = await withMerged(trx, wanted);
  const leaving = items.filter((item) => chosen.has(refOf(item)));
  if (leaving.length === 0) throw notFound('enquiry');
  const staying = items.filter((item) => !chosen.has(refOf(item)));
  if (!staying.some((item) => item.state === 'shown'))
    throw badInput({ items: 'Something has to stay with this customer.' });
  const newCustomer = newId();
  await insertCustomers(trx, [newCustomer]);
  const moved = [
    ...leaving.map((item) => movedTo(item, newCustomer)),
    ...staying.map((item) => movedTo(item, own.id)),
  ];
  await pin(trx, moved);
  await linkPinned(trx, moved, [own.id, newCustomer]);
  const change: CustomerChange = {
    kind: 'split',
    customerId: own.id,
    otherId: newCustomer,
    items: moved,
    noteIds: [],
  };
  const after = { into: labelOf(newCustomer) };
  await recordAudit(trx, { ...by, action: 'customer.split', subject: subjectOf(own.id), after });
  return { _id: newCustomer, undoId: await keep(trx, change, by.now) };
}

export async function removeOldCustomerChanges(db: Db, oldest: string): Promise<void> {
  await db.deleteFrom('customer_changes').where('created_at', '<=', oldest).execute();
}

/** No name: it would stay in the log after an erasure. */
export function subjectOf(id: string) {
  return { kind: 'customer', id, label: labelOf(id) };
}

function labelOf(id: string): string {
  return `C-${id.slice(-6).toUpperCase()}`;
}

function itemsOf(trx: Db, customerId: string): Promise<CustomerItemRow[]> {
  return trx
    .selectFrom('customer_items')
    .selectAll()
    .where('customer_id', '=', customerId)
    .limit(MAX_MOVED_ITEMS + 1)
    .execute();
}

function movedTo({ kind, item_id, is_pinned, customer_id }: CustomerItemRow, to: string): Moved {
  return { kind, item_id, is_pinned, from: customer_id ?? to, to };
}

async function pin(trx: Db, moved: readonly Moved[]): Promise<void> {
  for (const item of moved) await setItem(trx, item, { customer_id: item.to, is_pinned: 1 });
}

export async function setItem(
  trx: Db,
  { kind, item_id }: Pick<Moved, 'kind' | 'item_id'>,
  values: Pick<CustomerItemRow, 'customer_id' | 'is_pinned'>,
): Promise<void> {
  await trx
    .updateTable('customer_items')
    .set(values)
    .where('kind', '=', kind)
    .where('item_id', '=', item_id)
    .execute();
}

async function keep(trx: Db, change: CustomerChange, now: Date): Promise<string> {
  const id = newId();
  const body = JSON.stringify(change);
  await trx
    .insertInto('customer_changes')
    .values({ id, body, created_at: now.toISOString(), undone_at: null })
    .execute();
  return id;
}

/**
 * Adds merged enquiries (one trip), and the messages that enquiries were made from (one request), in both directions.
 */
async function withMerged(trx: Db, wanted: readonly CustomerItem[]): Promise<Set<string>> {
  const idsOf = (kind: CustomerItem['kind']) =>
    wanted.flatMap((item) => (item.kind === kind ? item._id : []));
  const chosen = await readInBatches(idsOf('message'), (ids) =>
    trx.selectFrom('contact_messages').select('enquiry_id').where('id', 'in', ids).execute(),
  );
  const made = chosen.flatMap((row) => row.enquiry_id ?? []);
  const rows = await readInBatches([...idsOf('enquiry'), ...made], (ids) =>
    trx.selectFrom('bookings').select(['id', 'merged_into']).where('id', 'in', ids).execute(),
  );
  const roots = [...new Set(rows.map((row) => row.merged_into ?? row.id))];
  const enquiries = await readInBatches(roots, async (ids) =>
    [...(await familiesOf(trx, ids)).values()].flat(),
  );
  const messages = await readInBatches(
    enquiries.map(({ id }) => id),
    (ids) => listMessagesOf(trx, ids),
  );
  return new Set([
    ...wanted.map(({ kind, _id }) => `${KINDS[kind]} ${_id}`),
    ...enquiries.map(({ id }) => `booking ${id}`),
    ...messages.map(({ id }) => `message ${id}`),
  ]);
}
