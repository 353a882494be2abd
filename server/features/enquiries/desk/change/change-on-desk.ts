import type { Db } from '../../../../db/database.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { sendMailsOfRescued } from '../../arrival/arrival-mails.ts';
import { changeEnquiry } from '../../store/change-enquiry.ts';

/** As `changeEnquiry`; of what was taken for spam as it came, and is none, the mails go out now. */
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
  return changed;
}
