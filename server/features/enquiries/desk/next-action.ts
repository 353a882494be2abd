import type { Db } from '../../../db/database.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import type { FollowUpStep } from '../../follow-up/follow-up.ts';
import { finishAction, type NextAction, planAction } from '../../follow-up/plan-action.ts';
import { changeEnquiry } from '../store/change-enquiry.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { storeForUndo } from '../store/undo-records.ts';

/**
 * Says what is to be done next with an enquiry, or takes it away. Answers how to undo it; null where nothing is another.
 */
export async function setNextAction(
  trx: Db,
  enquiry: Locked,
  action: NextAction,
  by: StaffAction,
): Promise<string | null> {
  return change(trx, enquiry, await planAction(trx, enquiry, action, by), 'booking.next_action', by);
}

/** Says that it is done. `on`: the day that staff saw. */
export function finishNextAction(
  trx: Db,
  enquiry: Locked,
  on: string,
  by: StaffAction,
): Promise<string | null> {
  return change(trx, enquiry, finishAction(enquiry, on), 'booking.action_done', by);
}

async function change(
  trx: Db,
  enquiry: Locked,
  step: FollowUpStep | null,
  action: string,
  by: StaffAction,
): Promise<string | null> {
  if (!step) return null;
  const { eventId } = await changeEnquiry(trx, enquiry, { ...step, action }, by);
  return eventId ? storeForUndo(trx, [{ id: enquiry.id, eventId }], by.now) : null;
}
