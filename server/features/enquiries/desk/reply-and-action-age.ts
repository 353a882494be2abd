import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { OPEN_STATUSES, REPLY_HOURS } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { dayOf } from '../../../../contracts/india-time.ts';
import type { BookingRow } from '../../../db/schema.ts';

const MS_PER_HOUR = 3_600_000;

/** How long a new enquiry has waited for its first answer; null where it has one or wants none. */
export function replyAge(
  enquiry: Pick<BookingRow, 'status' | 'first_reply_at' | 'created_at'>,
  now: Date,
): DeskEnquiry['replyAge'] {
  if (enquiry.status !== 'new' || enquiry.first_reply_at !== null) return null;
  const hours = (now.getTime() - Date.parse(enquiry.created_at)) / MS_PER_HOUR;
  if (hours < REPLY_HOURS.waiting) return 'fresh';
  return hours < REPLY_HOURS.late ? 'waiting' : 'late';
}

/** When the next action is due, by the office's calendar; null where there is none, or nothing to do any more. */
export function actionAge(
  enquiry: Pick<BookingRow, 'status' | 'next_action_on'>,
  now: Date,
): DeskEnquiry['actionAge'] {
  const isOpen = OPEN_STATUSES.some((status) => status === enquiry.status);
  if (!isOpen || enquiry.next_action_on === null) return null;
  const today = dayOf(now);
  if (enquiry.next_action_on === today) return 'today';
  return enquiry.next_action_on < today ? 'overdue' : 'later';
}
