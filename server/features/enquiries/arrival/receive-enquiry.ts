import type { EnquiryBody } from '../../../../contracts/enquiries/enquiries.contract.ts';
import { lastTravelDay, TOO_FAR_AHEAD } from '../../../../contracts/enquiries/travel-days.ts';
import { dayOf } from '../../../../contracts/india-time.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { badInput } from '../../../http/faults/errors.ts';
import { takeMailTurn } from '../../../mail/mail-turns.queries.ts';
import { enqueueMails } from '../../../mail/outbox.queries.ts';
import { type GivenConsent, recordConsent } from '../../consents/consents.queries.ts';
import { findStaffAddresses } from '../../settings/staff-addresses.ts';
import { addEnquiry, type NewEnquiry } from '../store/add-enquiry.ts';
import { readPhoneNumber } from './phone-number.ts';
import { receiptMail } from './receipt-mail.ts';
import { ENQUIRY_NOTICE_MAIL, type EnquiryNotice } from './staff-notice-and-receipt.mail.ts';
import { readTravelDate } from './travel-date.ts';

/**
 * Phone and date as they are stored. Throws with every fault that the contract cannot see; `tooFarAhead` is that of a
 * day too far ahead.
 */
export function readPhoneAndDate(
  body: Pick<EnquiryBody, 'phone' | 'bookAt'>,
  now: Date,
  tooFarAhead = TOO_FAR_AHEAD,
): { phone: string; bookAt: string } {
  const phone = readPhoneNumber(body.phone);
  const bookAt = readTravelDate(body.bookAt);
  const fields: Record<string, string> = {};
  if (!phone) fields.phone = 'Enter a phone number with 7 to 15 digits.';
  if (!bookAt) fields.bookAt = 'This day is not in the calendar.';
  else if (bookAt < dayOf(now)) fields.bookAt = 'Choose today or a later day.';
  else if (bookAt > lastTravelDay(dayOf(now))) fields.bookAt = tooFarAhead;
  if (!phone || !bookAt || fields.bookAt) throw badInput(fields);
  return { phone, bookAt };
}

/** The enquiry as it is stored. Throws as `readPhoneAndDate` does. */
export function readEnquiry(body: EnquiryBody, userId: string, now: Date): NewEnquiry {
  const { phone, bookAt } = readPhoneAndDate(body, now);
  return {
    user_id: userId,
    user_email: body.userEmail,
    tour_name: body.tourName,
    full_name: body.fullName,
    phone,
    guest_size: body.guestSize,
    book_at: bookAt,
    created_at: now.toISOString(),
  };
}

type Arrival = {
  consent: GivenConsent;
  now: Date;
  /** `RATE_LIMIT_SCALE`. */
  scale: number;
};

/**
 * Stores an enquiry with the mails that tell of it, in the caller's transaction: both are there, or neither. Anybody may name
 * any address in it, which gets so many receipts and no more.
 */
export async function receiveEnquiry(
  trx: Db,
  given: NewEnquiry,
  { consent, now, scale }: Arrival,
): Promise<BookingRow> {
  const enquiry = await addEnquiry(trx, given);
  const about = subjectOf(enquiry);
  const giver = { email: enquiry.user_email, userId: enquiry.user_id };
  await recordConsent(trx, about, giver, consent, now);
  const notice = { kind: ENQUIRY_NOTICE_MAIL, payload: noticeOf(enquiry), about };
  const notices = (await findStaffAddresses(trx)).map((recipient) => ({ ...notice, recipient }));
  const receipt = await receiptMail(trx, enquiry);
  const isReceiptSent = (await takeMailTurn(trx, receipt, now, scale)) === 0;
  await enqueueMails(trx, isReceiptSent ? [...notices, receipt] : notices, now);
  return enquiry;
}

function subjectOf({ id }: BookingRow) {
  return { kind: 'booking' as const, id };
}

function noticeOf(enquiry: BookingRow): EnquiryNotice {
  return {
    reference: enquiry.reference,
    guestSize: enquiry.guest_size,
    bookAt: enquiry.book_at,
    tourName: enquiry.tour_name,
    fullName: enquiry.full_name,
    userEmail: enquiry.user_email,
    phone: enquiry.phone,
  };
}
