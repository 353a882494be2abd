import type { Db } from '../../../../db/database.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { inviteToReview } from '../../../reviews/invitations/invite-to-review.ts';
import { sendMailsOfRescued } from '../../arrival/arrival-mails.ts';
import { changeEnquiry } from '../../store/change-enquiry.ts';

/** Also sends held-back mails of rescued spam, and review invitations for completed trips. */
export async function changeOnDesk(
  trx: Db,
  enquiry: Parameters<typeof changeEnquiry>[1],
  change: Parameters<typeof changeEnquiry>[2],
  by: StaffAction,
): ReturnType<typeof changeEnquiry> {
  const changed = await changeEnquiry(trx, enquiry, change, by);
  const { status } = change.set;
  if (enquiry.status === 'spam' && status !== undefined && status !== 'spam')
    await sendMailsOfRescued(trx, enquiry, by.now);
  if (enquiry.status !== 'completed' && status === 'completed') await inviteToReview(trx, enquiry, by.now);
  return changed;
}
