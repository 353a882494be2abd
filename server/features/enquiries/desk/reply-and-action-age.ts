import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { OPEN_STATUSES } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { BookingRow } from '../../../db/schema.ts';
import type { DeskClock } from '../../follow-up/desk-clock.ts';
import { dueAge, waitingAge } from '../../follow-up/present-follow-up.ts';

export function replyAge(
  { status, first_reply_at, created_at }: Pick<BookingRow, 'status' | 'first_reply_at' | 'created_at'>,
  clock: DeskClock,
): DeskEnquiry['replyAge'] {
  return status === 'new' && first_reply_at === null ? waitingAge(created_at, clock) : null;
}

export function actionAge(
  { status, next_action_on }: Pick<BookingRow, 'status' | 'next_action_on'>,
  now: Date,
): DeskEnquiry['actionAge'] {
  return OPEN_STATUSES.some((open) => open === status) ? dueAge(next_action_on, now) : null;
}
