import { isOpenStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../../db/database.ts';
import { conflict } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import type { FollowUpStep } from '../../follow-up/follow-up.ts';
import {
  type FinishedAction,
  finishAction,
  type NextAction,
  planAction,
} from '../../follow-up/plan-action.ts';
import { changeEnquiry } from '../store/change-enquiry.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { storeForUndo } from '../store/undo-records.ts';
import type { DeskRow } from './list/desk-list.queries.ts';

/** Returns how to undo it; null if nothing changed. A closed enquiry's action is never due. */
export async function setNextAction(
  trx: Db,
  enquiry: Locked<DeskRow>,
  action: NextAction,
  by: StaffAction,
): Promise<string | null> {
  if (action.on !== undefined && !isOpenStatus(enquiry.status))
    throw conflict(`This enquiry is ${enquiry.status}, so that nothing is due of it. Open it again first.`);
  return change(trx, enquiry, await planAction(trx, enquiry, action, by), 'booking.next_action', by);
}

export function finishNextAction(
  trx: Db,
  enquiry: Locked<DeskRow>,
  action: FinishedAction,
  by: StaffAction,
): Promise<string | null> {
  return change(trx, enquiry, finishAction(enquiry, action), 'booking.action_done', by);
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
  return eventId ? storeForUndo(trx, [{ id: enquiry.id, eventId }], by) : null;
}
