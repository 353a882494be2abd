import type { Undone } from '../../../../contracts/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { type EventBody, recordEvent } from '../booking-events.queries.ts';
import { type ChangedItem, type KeptChange, setState } from './booking-changes.ts';
import { type DeskRow, selectDeskRows } from './desk-list.queries.ts';
import { findMerge } from './merges.queries.ts';
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
    .returning('body')
    .executeTakeFirst();
  if (!kept) throw await whyNot(trx, id);
  const body = JSON.parse(kept.body) as KeptChange;
  const skipped: Undone['skipped'] = [];
  for (const item of body.items) {
    const row = await selectDeskRows(trx).where('bookings.id', '=', item.id).executeTakeFirst();
    if (row && (await undoItem(trx, row, item, by))) continue;
    const reason = row ? 'It was changed again meanwhile.' : 'It is not there any more.';
    skipped.push({ _id: item.id, reference: row?.reference ?? '', reason });
  }
  const restored = body.items.length - skipped.length;
  if (restored === 0) throw conflict('This cannot be undone: it was changed again meanwhile.');
  return { restored, skipped };
}

async function whyNot(trx: Db, id: string) {
  const there = await trx.selectFrom('booking_changes').select('id').where('id', '=', id).executeTakeFirst();
  return there ? conflict('This was undone already.') : notFound('change');
}

async function undoItem(trx: Db, row: DeskRow, item: ChangedItem, by: By): Promise<boolean> {
  if (!(await setState(trx, row.id, item.after, item.before))) return false;
  await recordEvent(trx, { bookingId: row.id, body: await eventOf(trx, row, item), ...by });
  await recordChange(trx, {
    ...by,
    action: 'booking.undo',
    subject: { kind: 'booking', id: row.id, label: row.reference },
    before: item.after,
    after: item.before,
  });
  return true;
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
