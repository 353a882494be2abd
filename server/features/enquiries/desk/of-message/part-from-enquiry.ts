import type { Db } from '../../../../db/database.ts';
import { doToParts } from '../../parts-of-an-enquiry.ts';
import { deleteEnquiryRows } from '../../store/enquiry-rows.ts';
import { type Locked, readLocked } from '../../store/lock-enquiries.ts';

/** What belongs to an enquiry that nobody has touched since it was made of a message. */
const FIRST_EVENTS = ['received', 'made_from'];

/** What was made of a message, behind its lock: whoever calls holds that of the message. */
export async function lockMade(trx: Db, enquiryId: string): Promise<Locked | undefined> {
  const [enquiry] = await readLocked(trx, [enquiryId], () =>
    trx.selectFrom('bookings').selectAll().where('id', '=', enquiryId).execute(),
  );
  return enquiry;
}

/** Whether it says more by now than its message does. */
export async function isWorkedOn(trx: Db, enquiry: Locked): Promise<boolean> {
  if (enquiry.merged_into !== null || enquiry.deleted_at !== null) return true;
  const event = await trx
    .selectFrom('booking_events')
    .select('id')
    .where('booking_id', '=', enquiry.id)
    .where('kind', 'not in', FIRST_EVENTS)
    .limit(1)
    .executeTakeFirst();
  return event !== undefined;
}

/**
 * Takes away what its message is no more. Nothing is lost with it, and restored from the bin it would be the same wish a
 * second time.
 */
export async function removeMade(trx: Db, { id }: Locked): Promise<void> {
  await doToParts(trx, 'remove', [id]);
  await deleteEnquiryRows(trx, [id]);
}
