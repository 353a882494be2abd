import type { Db } from '../../../../db/database.ts';
import { doToParts } from '../../parts-of-an-enquiry.ts';
import { deleteEnquiryRows } from '../../store/enquiry-rows.ts';
import { type Locked, readLocked } from '../../store/lock-enquiries.ts';

const FIRST_EVENTS = ['received', 'made_from'];

/** The caller holds the message's lock. */
export async function lockMade(trx: Db, enquiryId: string): Promise<Locked | undefined> {
  const [enquiry] = await readLocked(trx, [enquiryId], () =>
    trx.selectFrom('bookings').selectAll().where('id', '=', enquiryId).execute(),
  );
  return enquiry;
}

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

/** Deletes it for good: the message has everything, and a restored copy would be a duplicate. */
export async function removeMade(trx: Db, { id }: Locked): Promise<void> {
  await doToParts(trx, 'remove', [id]);
  await deleteEnquiryRows(trx, [id]);
}
