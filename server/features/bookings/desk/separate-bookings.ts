import type { Undone } from '../../../../contracts/desk.contract.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingMergeRow } from '../../../db/schema.ts';
import { conflict } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { lockSurvivors } from '../merge-tree.queries.ts';
import { type EventActor, recordEvent } from '../store/booking-events.ts';
import { rederiveAround } from '../store/taken-over.ts';
import { findMerge } from './merges.queries.ts';

type By = { actor: SessionUser; now: Date };

/**
 * Makes two enquiries of a merged one again, whatever became of the survivor since: the other is back in the list with
 * what happened to it, and with what had been merged into it before; what staff did to the survivor stays with that.
 */
export async function undoMerge(
  trx: Db,
  { id, other_id, kept_id }: BookingMergeRow,
  by: By,
): Promise<Undone> {
  await lockSurvivors(trx, [other_id]);
  const merge = await findMerge(trx, id);
  if (!merge || merge.undone_at !== null) throw conflict('This was undone already.');
  const [kept, other] = [await referenceOf(trx, kept_id), await referenceOf(trx, other_id)];
  await separate(trx, merge, { ...by, deletedAt: null });
  await recordChange(trx, {
    ...by,
    action: 'booking.unmerge',
    subject: { kind: 'booking', id: other_id, label: other },
    before: { mergedInto: kept },
    after: { mergedInto: null },
  });
  return { restored: 1, skipped: [] };
}

/** `deletedAt`: null brings the other back into the list, a moment leaves it in the bin since then. */
export async function separate(
  trx: Db,
  { id, kept_id, other_id }: BookingMergeRow,
  { actor, now, deletedAt }: { actor: EventActor; now: Date; deletedAt: string | null },
): Promise<void> {
  await rederiveAround(trx, kept_id, async () => {
    await trx
      .updateTable('bookings')
      .set({ merged_into: null, deleted_at: deletedAt })
      .where('id', '=', other_id)
      .execute();
    const undone = { undone_at: now.toISOString() };
    await trx.updateTable('booking_merges').set(undone).where('id', '=', id).execute();
  });
  const [kept, other] = [await referenceOf(trx, kept_id), await referenceOf(trx, other_id)];
  const told = { actor, now };
  await recordEvent(trx, { bookingId: kept_id, body: { kind: 'unmerged', reference: other }, ...told });
  await recordEvent(trx, { bookingId: other_id, body: { kind: 'separated', reference: kept }, ...told });
}

async function referenceOf(trx: Db, id: string): Promise<string> {
  const query = trx.selectFrom('bookings').select('reference').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).reference;
}
