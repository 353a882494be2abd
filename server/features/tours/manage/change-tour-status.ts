import type { TourStatus } from '../../../../contracts/tours/tour-terms.ts';
import type { Db } from '../../../db/database.ts';
import { lockTour } from '../../../db/dialect/lock-rows.ts';
import { notFound } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { setTourStatus } from './manage-tours.queries.ts';
import { requirePublishable } from './require-publishable.ts';
import { recordTourChange, staleVersion } from './save-tour.ts';
import { findStoredTour, type StoredTour } from './stored-tour.ts';

type StatusChange = { id: string; status: TourStatus; version?: number };

/** Throws all faults that prevent publication, and a conflict if `version` is not the stored one. */
export async function changeTourStatus(
  trx: Db,
  { id, status, version }: StatusChange,
  by: StaffAction,
): Promise<StoredTour> {
  // Before the check, so that the checked state is published.
  await lockTour(trx, id);
  const before = await findStoredTour(trx, id);
  if (!before) throw notFound('tour');
  // The answer to a first request may be lost.
  if (before.row.status === status) return before;
  if (status === 'published') requirePublishable(before);
  const row = await setTourStatus(trx, id, { status, version, now: by.now.toISOString() });
  if (!row) throw staleVersion();
  const after = { ...before, row };
  await recordTourChange(trx, {
    ...by,
    action: 'tour.status',
    tour: after,
    before: { status: before.row.status },
    after: { status },
  });
  return after;
}
