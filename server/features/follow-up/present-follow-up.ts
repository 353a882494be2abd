import type { DeskEnquiry, FollowUpFields } from '../../../contracts/enquiries/desk.contract.ts';
import { HOURS_FRESH } from '../../../contracts/enquiries/enquiry-terms.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { DeskClock } from './desk-clock.ts';
import type { NamedFollowUp } from './follow-up.ts';

const MS_PER_HOUR = 3_600_000;

export function presentFollowUp(row: NamedFollowUp): Omit<FollowUpFields, 'replyAge' | 'actionAge'> {
  return {
    owner: row.owner_id && row.owner_name ? { _id: row.owner_id, username: row.owner_name } : null,
    nextActionOn: row.next_action_on,
    nextActionWords: row.next_action_words ?? '',
    nextActionFor:
      row.next_action_for && row.action_for_name
        ? { _id: row.next_action_for, username: row.action_for_name }
        : null,
  };
}

export function waitingAge(
  createdAt: string,
  { now, lateBefore }: DeskClock,
): NonNullable<DeskEnquiry['replyAge']> {
  if (createdAt <= lateBefore) return 'late';
  const hours = (now.getTime() - Date.parse(createdAt)) / MS_PER_HOUR;
  return hours < HOURS_FRESH ? 'fresh' : 'waiting';
}

export function dueAge(on: string | null, now: Date): DeskEnquiry['actionAge'] {
  if (on === null) return null;
  const today = dayOf(now);
  if (on === today) return 'today';
  return on < today ? 'overdue' : 'later';
}
