import type { Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { Db } from '../../../../db/database.ts';
import type { BookingMergeRow } from '../../../../db/schema.ts';
import { conflict } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import { lineOf } from '../../merge-tree.queries.ts';
import { subjectOf } from '../../store/change-enquiry.ts';
import { lockSurvivors } from '../../store/lock-enquiries.ts';
import { separateEnquiries } from '../../store/merges.ts';
import { findOver } from '../change/ask-about-change.ts';
import { findMerge } from './merges.queries.ts';

/**
 * Makes two enquiries of a merged one again, whatever became of the survivor since: the other is back in the list with
 * what happened to it, and with what had been merged into it before; what staff did to the survivor stays with that.
 */
export async function undoMerge(
  trx: Db,
  { id, other_id }: Pick<BookingMergeRow, 'id' | 'other_id'>,
  by: StaffAction,
): Promise<Undone> {
  await lockSurvivors(trx, [other_id]);
  const merge = await findMerge(trx, id);
  if (!merge || merge.undone_at !== null) throw conflict('This was undone already.');
  // Of one that was merged itself the last of the line has what this changes.
  const before = (await lineOf(trx, other_id)) ?? [];
  const { survivor, other } = await separateEnquiries(trx, merge, { ...by, deletedAt: null });
  await recordAudit(trx, {
    ...by,
    action: 'booking.unmerge',
    subject: subjectOf({ id: other_id, reference: other }),
    before: { mergedInto: survivor },
    after: { mergedInto: null },
  });
  return { restored: 1, skipped: [], told: [], over: await findOver(trx, before), isMore: false };
}
