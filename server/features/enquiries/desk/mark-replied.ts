import type { AnswerDone } from '../../../../contracts/enquiries/desk-work.contract.ts';
import { type EnquiryStatus, isOpenStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../../db/database.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { takeUpStep } from '../../follow-up/owner.ts';
import { type AnswerWay, askAgainStep } from '../../follow-up/plan-action.ts';
import { changeEnquiry } from '../store/change-enquiry.ts';
import { recordEvent } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { storeForUndo } from '../store/undo-records.ts';

/** The first answer makes a new enquiry a contacted one. The writer becomes the owner if there is none. */
export async function markReplied(
  trx: Db,
  enquiry: Locked,
  answered: AnswerWay,
  by: StaffAction,
): Promise<void> {
  const { id, status: from, first_reply_at } = enquiry;
  const to: EnquiryStatus = from === 'new' ? 'contacted' : from;
  const taken = takeUpStep(enquiry, by);
  if (taken) await recordEvent(trx, { enquiryId: id, body: taken.event, ...by });
  const set = { status: to, first_reply_at: first_reply_at ?? by.now.toISOString(), ...taken?.set };
  const event = { kind: 'status' as const, from, to };
  const action = `booking.${answered}`;
  await changeEnquiry(trx, enquiry, { set, action, ...(to !== from && { event }) }, by);
}

/** Plans a follow-up after an answer if nothing is planned. Returns how to drop it. */
export async function planToAskAgain(
  trx: Db,
  enquiry: Locked,
  answered: AnswerWay,
  by: StaffAction,
): Promise<AnswerDone['nextAction']> {
  const { id, status, deleted_at } = enquiry;
  const next = deleted_at === null && isOpenStatus(status) ? askAgainStep(enquiry, answered, by) : undefined;
  if (!next) return null;
  const { on, ...step } = next;
  const { eventId = '' } = await changeEnquiry(trx, enquiry, { ...step, action: 'booking.next_action' }, by);
  return { on, undoId: await storeForUndo(trx, [{ id, eventId }], by) };
}
