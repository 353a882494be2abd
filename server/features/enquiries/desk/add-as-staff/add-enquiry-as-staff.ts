import type { StaffEnquiryBody } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { TOO_FAR_AHEAD_FOR_STAFF } from '../../../../../contracts/enquiries/travel-days.ts';
import type { Db } from '../../../../db/database.ts';
import type { BookingRow } from '../../../../db/schema.ts';
import { badInput, Failure } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { enqueueMail } from '../../../../mail/outbox.queries.ts';
import { recordAudit } from '../../../audit/audit.queries.ts';
import { consentToldTo, recordConsent } from '../../../consents/consents.queries.ts';
import { receiptMailOfStaff } from '../../arrival/receipt-mail.ts';
import { readPhoneAndDate } from '../../arrival/receive-enquiry.ts';
import { addEnquiry } from '../../store/add-enquiry.ts';
import { subjectOf } from '../../store/change-enquiry.ts';
import { recordEvent } from '../../store/enquiry-events.ts';

/** Nobody was shown a form. */
const HOW_TOLD: Record<StaffEnquiryBody['source'], string> = {
  phone: 'by phone',
  whatsapp: 'by WhatsApp',
  email: 'by email',
  walk_in: 'at the office',
};

/** Phone and date by the rules of the public form, and an address where a receipt is to be sent. Throws with all faults. */
export function readStaffEnquiry(
  body: Pick<StaffEnquiryBody, 'phone' | 'bookAt' | 'userEmail' | 'sendReceipt'>,
  now: Date,
): { phone: string; bookAt: string } {
  const needsEmail = body.sendReceipt && !body.userEmail;
  const fault: Record<string, string> = needsEmail
    ? { userEmail: 'Enter an email address for the receipt.' }
    : {};
  try {
    const read = readPhoneAndDate(body, now, TOO_FAR_AHEAD_FOR_STAFF);
    if (!needsEmail) return read;
  } catch (error) {
    if (error instanceof Failure && error.fields) throw badInput({ ...fault, ...error.fields });
    throw error;
  }
  throw badInput(fault);
}

/** Stores an enquiry that staff wrote down: of nobody's account, looked after by whoever wrote it down. */
export async function addEnquiryAsStaff(
  trx: Db,
  body: StaffEnquiryBody,
  { actor, now }: StaffAction,
): Promise<BookingRow> {
  const { phone, bookAt } = readStaffEnquiry(body, now);
  const given = {
    user_id: null,
    user_email: body.userEmail ?? '',
    tour_name: body.tourName,
    full_name: body.fullName,
    phone,
    guest_size: body.guestSize,
    book_at: bookAt,
    source: body.source,
    created_at: now.toISOString(),
  };
  const enquiry = await addEnquiry(trx, given, actor);
  const told = consentToldTo(actor, HOW_TOLD[body.source]);
  const about = { kind: 'booking' as const, id: enquiry.id };
  await recordConsent(trx, about, { email: given.user_email, userId: null }, told, now);
  if (body.note) {
    const note = { kind: 'note' as const, text: body.note };
    await recordEvent(trx, { enquiryId: enquiry.id, actor, body: note, now });
  }
  if (body.sendReceipt) {
    await enqueueMail(trx, await receiptMailOfStaff(trx, enquiry), now);
  }
  await recordAudit(trx, {
    actor,
    action: 'booking.create',
    subject: subjectOf(enquiry),
    after: { source: enquiry.source, tour_name: enquiry.tour_name, book_at: enquiry.book_at },
    now,
  });
  return enquiry;
}
