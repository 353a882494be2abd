import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { BIN_DAYS, isOpenStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { SpamMarkRow } from '../../../db/desk-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import type { DeskClock } from '../../follow-up/desk-clock.ts';
import { dueAge, presentFollowUp, waitingAge } from '../../follow-up/present-follow-up.ts';
import { presentSpamMark } from '../../spam/spam-marks.queries.ts';
import { presentEnquiry } from '../present-enquiry.ts';
import type { DeskRow } from './list/desk-list.queries.ts';

const MS_PER_DAY = 86_400_000;

export function presentDeskEnquiry(row: DeskRow, clock: DeskClock, mark?: SpamMarkRow): DeskEnquiry {
  const { now } = clock;
  return {
    ...presentEnquiry(row),
    destination: row.destination,
    source: row.source,
    ...presentFollowUp(row),
    firstReplyAt: row.first_reply_at,
    deletedAt: row.deleted_at,
    binDaysLeft: binDaysLeft(row, now),
    mergedInto:
      row.merged_into && row.merged_reference
        ? { _id: row.merged_into, reference: row.merged_reference }
        : null,
    replyAge: row.deleted_at === null ? replyAge(row, clock) : null,
    isUnreachable: row.unreachable !== null,
    actionAge: row.deleted_at === null ? actionAge(row, now) : null,
    spam: mark && row.status === 'spam' ? presentSpamMark(mark) : null,
  };
}

function binDaysLeft({ deleted_at, merged_into, stays_in_bin }: DeskRow, now: Date): number | null {
  if (deleted_at === null || merged_into !== null || stays_in_bin === 1) return null;
  const end = Date.parse(deleted_at) + BIN_DAYS * MS_PER_DAY;
  return Math.max(0, Math.ceil((end - now.getTime()) / MS_PER_DAY));
}

function replyAge(
  { status, first_reply_at, created_at }: Pick<BookingRow, 'status' | 'first_reply_at' | 'created_at'>,
  clock: DeskClock,
): DeskEnquiry['replyAge'] {
  return status === 'new' && first_reply_at === null ? waitingAge(created_at, clock) : null;
}

function actionAge(
  { status, next_action_on }: Pick<BookingRow, 'status' | 'next_action_on'>,
  now: Date,
): DeskEnquiry['actionAge'] {
  return isOpenStatus(status) ? dueAge(next_action_on, now) : null;
}
