import type { Db } from '../../../../db/database.ts';
import { conflict, notFound } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { changeEnquiry } from '../../store/change-enquiry.ts';
import { lockDeskEnquiry } from '../find-desk-enquiry.ts';
import { applyChange } from './bulk-change.ts';

/** Moves an enquiry to the bin. Throws for one that is not in the list. */
export async function moveToBin(trx: Db, id: string, by: StaffAction): Promise<void> {
  const { changed } = await applyChange(trx, [{ _id: id, status: 'new' }], { kind: 'bin' }, by);
  if (changed === 0) throw notFound('enquiry');
}

/** Brings an enquiry back from the bin, within the time that it is kept there. */
export async function restoreFromBin(trx: Db, id: string, by: StaffAction): Promise<void> {
  const row = await lockDeskEnquiry(trx, id, by.now);
  if (row.deleted_at === null) throw notFound('enquiry');
  if (row.merged_into !== null)
    throw conflict(`This enquiry was merged into ${row.merged_reference}. Undo the merge there.`);
  const restored = {
    set: { deleted_at: null },
    action: 'booking.restore',
    event: { kind: 'restored' as const },
  };
  await changeEnquiry(trx, row, restored, by);
}
