import type { Db } from '../../../db/database.ts';
import { conflict, notFound } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { lockSurvivors } from '../merge-tree.queries.ts';
import { recordEvent } from '../store/booking-events.ts';
import { applyChange } from './booking-changes.ts';
import { findDeskBooking } from './find-desk-booking.ts';

type By = { actor: SessionUser; now: Date };

/** Moves an enquiry to the bin. Throws for one that is not in the list. */
export async function moveToBin(trx: Db, id: string, by: By): Promise<void> {
  const { changed } = await applyChange(trx, [{ _id: id, status: 'new' }], { kind: 'bin' }, by);
  if (changed === 0) throw notFound('enquiry');
}

/** Brings an enquiry back from the bin, within the time that it is kept there. */
export async function restoreFromBin(trx: Db, id: string, by: By): Promise<void> {
  await lockSurvivors(trx, [id]);
  const row = await findDeskBooking(trx, id, by.now);
  if (row.deleted_at === null) throw notFound('enquiry');
  if (row.merged_into !== null)
    throw conflict(`This enquiry was merged into ${row.merged_reference}. Undo the merge there.`);
  await trx.updateTable('bookings').set({ deleted_at: null }).where('id', '=', id).execute();
  await recordEvent(trx, { bookingId: id, body: { kind: 'restored' }, ...by });
  await recordChange(trx, {
    ...by,
    action: 'booking.restore',
    subject: { kind: 'booking', id, label: row.reference },
    before: { deleted_at: row.deleted_at },
    after: { deleted_at: null },
  });
}
