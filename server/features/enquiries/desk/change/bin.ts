import type { Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../../../db/database.ts';
import { conflict } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { changeEnquiry } from '../../store/change-enquiry.ts';
import { lockDeskEnquiry } from '../find-desk-enquiry.ts';
import { findOver } from './ask-about-change.ts';
import { applyChange } from './bulk-change.ts';

/** Does nothing if it is there already. Throws if there is no such enquiry. */
export async function moveToBin(trx: Db, id: string, by: StaffAction): Promise<void> {
  const row = await lockDeskEnquiry(trx, id, by);
  if (row.merged_into !== null)
    throw conflict(`This enquiry was merged into ${row.merged_reference}. Work on that one.`);
  await applyChange(trx, [{ _id: id, status: row.status }], { kind: 'bin' }, by);
}

/**
 * Only within the bin's retention; does nothing if it is not in the bin. Throws if there is no such enquiry. Returns
 * departures that it overfills.
 */
export async function restoreFromBin(trx: Db, id: string, by: StaffAction): Promise<Undone['over']> {
  const row = await lockDeskEnquiry(trx, id, by);
  if (row.merged_into !== null)
    throw conflict(`This enquiry was merged into ${row.merged_reference}. Undo the merge there.`);
  if (row.deleted_at === null) return [];
  const restored = {
    set: { deleted_at: null },
    action: 'booking.restore',
    event: { kind: 'restored' as const },
  };
  await changeEnquiry(trx, row, restored, by);
  return findOver(trx, [row]);
}
