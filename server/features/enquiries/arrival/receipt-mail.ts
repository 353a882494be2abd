import type { AddedName } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { toldTour } from '../../../../contracts/enquiries/untold.ts';
import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import type { NewMail } from '../../../mail/outbox.queries.ts';
import { isProvedAddressOf } from '../../accounts/users.queries.ts';
import { addedWords } from '../store/facts.ts';
import { askedPriceIn } from '../tour-of-enquiry/price-of-enquiry.ts';
import { findKnownTrip, toldTravelWords } from '../tour-of-enquiry/tour-of-enquiry.queries.ts';
import { ENQUIRY_RECEIVED_MAIL, type EnquiryReceipt } from './staff-notice-and-receipt.mail.ts';

/** Repeats the sender's words only to their account's proved address. See docs/decisions/0016. */
export async function receiptMail(db: Db, enquiry: BookingRow): Promise<NewMail> {
  const isProved = await isProvedAddressOf(db, enquiry.user_id, enquiry.user_email);
  const known = await findKnownTrip(db, enquiry);
  return receiptOf(enquiry, {
    knownTrip: known ?? (isProved ? toldTour(enquiry.tour_name) : undefined),
    ...toldTravelWords(enquiry, isProved),
    ...(isProved && { name: enquiry.full_name, ...addedWords(enquiry) }),
  });
}

/** Staff wrote these words, so the receipt may contain them. */
export function receiptMailOfStaff(enquiry: BookingRow): NewMail {
  return receiptOf(enquiry, { knownTrip: toldTour(enquiry.tour_name), ...toldTravelWords(enquiry, true) });
}

function receiptOf(
  enquiry: BookingRow,
  told: Pick<EnquiryReceipt, 'knownTrip' | 'name' | 'travelWords' | AddedName>,
): NewMail {
  const price = askedPriceIn(enquiry)?.worked;
  const payload: EnquiryReceipt = {
    reference: enquiry.reference,
    guestSize: enquiry.guest_size,
    bookAt: enquiry.book_at ?? '',
    receivedOn: dayOf(enquiry.created_at),
    ...(price && { price }),
    ...told,
  };
  const about = { kind: 'booking' as const, id: enquiry.id };
  return { kind: ENQUIRY_RECEIVED_MAIL, recipient: enquiry.user_email, payload, about };
}
