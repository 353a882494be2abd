import { toldTour } from '../../../contracts/enquiries/untold.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import type { MessageKind } from '../../mail/messages/message-kind.ts';
import { presentEnquiry } from '../enquiries/present-enquiry.ts';
import { askedPriceIn } from '../enquiries/tour-of-enquiry/price-of-enquiry.ts';
import { findReplyWithin } from '../settings/settings.queries.ts';

/** The sample with data of the newest enquiry. Undefined if the message is about no enquiry, or there is none. */
export async function findRealData(
  db: Db,
  { sample }: MessageKind,
): Promise<{ data: object; reference: string } | undefined> {
  if (typeof sample !== 'object' || sample === null || !('guestSize' in sample)) return undefined;
  const enquiry = await db
    .selectFrom('bookings')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('status', '!=', 'spam')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!enquiry) return undefined;
  const real: Record<string, unknown> = {
    ...presentEnquiry(enquiry),
    id: enquiry.id,
    knownTrip: toldTour(enquiry.tour_name),
    name: enquiry.full_name,
    receivedOn: dayOf(enquiry.created_at),
    price: askedPriceIn(enquiry)?.worked ?? undefined,
    replyWithin: await findReplyWithin(db),
  };
  const names = Object.keys(real).filter((name) => name in sample);
  const data = { ...sample, ...Object.fromEntries(names.map((name) => [name, real[name]])) };
  return { data, reference: enquiry.reference };
}
