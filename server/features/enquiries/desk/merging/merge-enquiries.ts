import type { Db } from '../../../../db/database.ts';
import type { BookingRow } from '../../../../db/schema.ts';
import { badInput, conflict, notFound } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import { subjectOf } from '../../store/change-enquiry.ts';
import { type Locked, readLocked } from '../../store/lock-enquiries.ts';
import { joinEnquiries } from '../../store/merges.ts';

/**
 * Makes one enquiry of two: the elder stays in the list, shows the other's history with its own and takes over what it
 * lacks; the other leaves the list, pointing to it. What happened to each stays with it: so they can part again.
 */
export async function mergeEnquiries(
  trx: Db,
  ids: readonly [string, string],
  by: StaffAction,
): Promise<{ survivor: BookingRow; undoId: string }> {
  if (ids[0] === ids[1]) throw badInput({ otherId: 'Choose another enquiry.' });
  const [survivor, other] = await lockPair(trx, ids);
  const undoId = await joinEnquiries(trx, survivor, other, by);
  await recordAudit(trx, {
    ...by,
    action: 'booking.merge',
    subject: subjectOf(other),
    before: { mergedInto: null },
    after: { mergedInto: survivor.reference },
  });
  return { survivor, undoId };
}

/** The elder first. */
async function lockPair(trx: Db, ids: readonly [string, string]): Promise<[Locked, Locked]> {
  const [survivor, other] = await readLocked(trx, ids, () =>
    trx
      .selectFrom('bookings')
      .selectAll()
      .where('id', 'in', [...ids])
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  if (!survivor || !other) throw notFound('enquiry');
  if (survivor.merged_into !== null || other.merged_into !== null)
    throw conflict('One of the two was already merged into another. Reload the page.');
  if (survivor.deleted_at !== null || other.deleted_at !== null)
    throw conflict('One of the two is in the bin. Restore it before merging.');
  return [survivor, other];
}
