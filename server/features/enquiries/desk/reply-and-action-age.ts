import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { OPEN_STATUSES } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { BookingRow } from '../../../db/schema.ts';
import type { DeskClock } from '../../follow-up/desk-clock.ts';
import { dueAge, waitingAge } from '../../follow-up/present-follow-up.ts';

/** How long a new enquiry has waited for its first answer; null where it has one or wants none. */
export function replyAge(
  { status, first_reply_at, created_at }: Pick<BookingRow, 'status' | 'first_reply_at' | 'created_at'>,
  clock: DeskClock,
): DeskEnquiry['replyAge'] {
  return status === 'new' && first_reply_at === null ? waitingAge(created_at, clock) : null;
}

/** When the next action is due, by the office's calendar; null where there is none, or nothing to do any more. */
export function actionAge(
  { status, next_action_on }: Pick<BookingRow, 'status' | 'next_action_on'>,
  now: Date,
): DeskEnquiry['actionAge'] {
  return OPEN_STATUSES.some((open) => open === status) ? dueAge(next_action_on, now) : null;
}
