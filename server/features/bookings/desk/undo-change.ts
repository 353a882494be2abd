import type { Undone } from '../../../../contracts/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { lockSurvivors } from '../merge-tree.queries.ts';
import { type EventBody, recordEvent } from '../store/booking-events.ts';
import { mayBeTakenOver } from '../store/taken-over.ts';
import { type ChangedItem, type KeptChange, setState } from './booking-changes.ts';
import { type DeskRow, findDeskRows } from './desk-list.queries.ts';
import { findMerge, listPartedSince } from './merges.queries.ts';
import { undoMerge } from './separate-bookings.ts';

type By = { actor: SessionUser; now: Date };

/**
 * Brings back exactly what was before a change. An enquiry that changed again meanwhile stays as it is. A merge is undone
 * by its id in the same way.
 */
export async function undoChange(trx: Db, id: string, by: By): Promise<Undone> {
  const merge = await findMerge(trx, id);
  if (merge) return undoMerge(trx, merge, by);
  const kept = await trx
    .updateTable('booking_changes')
    .set({ undone_at: by.now.toISOString() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning(['body', 'created_at'])
    .executeTakeFirst();
  if (!kept) throw await whyNot(trx, id);
  const { items } = JSON.parse(kept.body) as KeptChange;
  const ids = items.map((item) => item.id);
  await lockSurvivors(trx, ids);
  const rows = await findDeskRows(trx, ids);
  const parted = await listPartedSince(trx, ids, kept.created_at);
  const skipped: Undone['skipped'] = [];
  for (const item of items) {
    const row = rows.get(item.id);
    const reason = await undoItem(trx, row, item, parted, by);
    if (reason) skipped.push({ _id: item.id, reference: row?.reference ?? '', reason });
  }
  const restored = items.length - skipped.length;
  const reason = skipped[0]?.reason ?? '';
  if (restored === 0)
    throw conflict(`This cannot be undone: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`);
  return { restored, skipped };
}

async function whyNot(trx: Db, id: string) {
  const there = await trx.selectFrom('booking_changes').select('id').where('id', '=', id).executeTakeFirst();
  return there ? conflict('This was undone already.') : notFound('change');
}

/** Answers why it cannot be undone; undefined where it is. */
async function undoItem(
  trx: Db,
  row: DeskRow | undefined,
  item: ChangedItem,
  parted: ReadonlySet<string>,
  by: By,
): Promise<string | undefined> {
  if (!row) return 'It is not there any more.';
  if (row.merged_into !== null) return `It was merged into ${row.merged_reference}.`;
  // What it had then may have come from there, and have gone back with it.
  if (parted.has(row.id) && mayBeTakenOver(item.before))
    return 'What was merged into it was taken out of it meanwhile.';
  if (!(await setState(trx, row.id, item.after, item.before))) return 'It was changed again meanwhile.';
  await recordEvent(trx, { bookingId: row.id, body: await eventOf(trx, row, item), ...by });
  await recordChange(trx, {
    ...by,
    action: 'booking.undo',
    subject: { kind: 'booking', id: row.id, label: row.reference },
    before: item.after,
    after: item.before,
  });
  return undefined;
}

async function eventOf(trx: Db, row: DeskRow, { before, after }: ChangedItem): Promise<EventBody> {
  if (before.status !== undefined && after.status !== undefined)
    return { kind: 'status', from: after.status, to: before.status };
  if (before.deleted_at !== undefined) return { kind: 'restored' };
  const owner = await trx
    .selectFrom('users')
    .select('username')
    .where('id', '=', before.owner_id ?? '')
    .executeTakeFirst();
  return { kind: 'owner', from: row.owner_name, to: owner?.username ?? null };
}
