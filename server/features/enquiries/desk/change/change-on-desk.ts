import type { Db } from '../../../../db/database.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { inviteToReview } from '../../../reviews/invitations/invite-to-review.ts';
import { sendMailsOfRescued } from '../../arrival/arrival-mails.ts';
import { changeEnquiry } from '../../store/change-enquiry.ts';

/**
 * As `changeEnquiry`; of what was taken for spam as it came, and is none, the mails go out now; who travelled is asked
 * how it was.
 */
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
