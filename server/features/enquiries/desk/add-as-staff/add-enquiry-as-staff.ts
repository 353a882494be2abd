import type { StaffEnquiryBody } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { SAY_PARTY_SIZE } from '../../../../../contracts/enquiries/enquiries.contract.ts';
import { UNTOLD_NAME, UNTOLD_TOUR } from '../../../../../contracts/enquiries/untold.ts';
import { dayOf } from '../../../../../contracts/india-time.ts';
import type { Db } from '../../../../db/database.ts';
import type { BookingRow } from '../../../../db/schema.ts';
import { badInput } from '../../../../http/faults/errors.ts';
import type { StaffAction } from '../../../../http/session/staff-action.ts';
import { enqueueMail } from '../../../../mail/outbox.queries.ts';
import { consentToldTo, recordConsent } from '../../../consents/consents.queries.ts';
import { findNameByPhone } from '../../../customers/desk/name-by-phone.queries.ts';
import { readPhone } from '../../arrival/phone-number.ts';
import { receiptMailOfStaff } from '../../arrival/receipt-mail.ts';
import { FOR_STAFF, travelFault } from '../../arrival/travel-fault.ts';
import { addEnquiry } from '../../store/add-enquiry.ts';
import { auditEnquiry } from '../../store/change-enquiry.ts';
import { recordEvent } from '../../store/enquiry-events.ts';
import { setColumns } from '../../store/enquiry-rows.ts';
import { columnsOfFacts } from '../../store/facts.ts';
import { lockOpenDeskEnquiry } from '../find-desk-enquiry.ts';
import { setNextAction } from '../next-action.ts';
import { findOwner } from '../staff-members.queries.ts';

const HOW_TOLD: Record<StaffEnquiryBody['source'], string> = {
  phone: 'by phone',
  whatsapp: 'by WhatsApp',
  email: 'by email',
  walk_in: 'at the office',
};

type Planned = Partial<Pick<StaffEnquiryBody, 'nextActionOn' | 'nextActionWords' | 'nextActionFor'>>;

/** Applies the public rules, required fields by source, and an address for receipts. Throws with all faults. */
export function readStaffEnquiry(
  body: Pick<StaffEnquiryBody, 'phone'> & Partial<StaffEnquiryBody>,
  now: Date,
): Pick<BookingRow, 'phone' | 'phone_typed' | 'book_at'> {
  const needsEmail = body.sendReceipt && !body.userEmail;
  const faults = untold(body);
  if (needsEmail) faults.userEmail = 'Enter an email address for the receipt.';
  const phone = readPhone(body.phone, body.phoneCountry);
  if (phone.fault !== undefined) faults.phone = phone.fault;
  const mayBeUntold = body.source === 'whatsapp' && !body.bookAt;
  const dateFault = mayBeUntold ? undefined : travelFault(body, { today: dayOf(now) }, FOR_STAFF);
  if (dateFault) faults.bookAt = dateFault;
  const planFault = nextActionFault(body, dayOf(now));
  if (planFault) faults.nextActionOn = planFault;
  if (phone.fault !== undefined || Object.keys(faults).length > 0) throw badInput(faults);
  return { phone: phone.phone, phone_typed: phone.typed, book_at: body.bookAt ?? null };
}

function untold(body: Partial<StaffEnquiryBody>): Record<string, string> {
  const { source, fullName, tourName, guestSize, message } = body;
  const isToldAll = fullName && tourName && guestSize;
  if (source === 'whatsapp') return message || isToldAll ? {} : { message: 'Copy here what was written.' };
  return {
    ...(!fullName && { fullName: 'Enter the traveller’s full name.' }),
    ...(!tourName && { tourName: 'Enter a destination.' }),
    ...(!guestSize && { guestSize: SAY_PARTY_SIZE }),
  };
}

/** Without a day, words and person would be lost silently: a fault. */
function nextActionFault(
  { nextActionOn: on, nextActionWords: words, nextActionFor }: Planned,
  today: string,
): string | undefined {
  if (on === undefined) return words || nextActionFor ? 'Choose a day.' : undefined;
  return on < today ? 'Choose today or a later day.' : undefined;
}

/** These are answered on the spot; mails still wait. */
const SPOKEN_TO: readonly StaffEnquiryBody['source'][] = ['phone', 'whatsapp', 'walk_in'];

async function takeUp(
  trx: Db,
  enquiry: BookingRow,
  body: StaffEnquiryBody,
  by: StaffAction,
): Promise<BookingRow> {
  const owner = body.ownerId === 'nobody' ? null : await findOwner(trx, body.ownerId ?? by.actor.id);
  const contacted = { status: 'contacted', first_reply_at: by.now.toISOString() } as const;
  await setColumns(trx, enquiry.id, {
    owner_id: owner?._id ?? null,
    ...(SPOKEN_TO.includes(body.source) && contacted),
  });
  const taken = await lockOpenDeskEnquiry(trx, enquiry.id, by);
  const { nextActionOn: on, nextActionWords: words, nextActionFor } = body;
  const forId = nextActionFor === 'nobody' ? null : nextActionFor;
  if (on !== undefined) await setNextAction(trx, taken, { on, words, forId }, by);
  return taken;
}

export async function addEnquiryAsStaff(
  trx: Db,
  body: StaffEnquiryBody,
  { actor, now }: StaffAction,
): Promise<BookingRow> {
  const read = readStaffEnquiry(body, now);
  const given = {
    user_id: null,
    ...columnsOfFacts(body),
    tour_name: body.tourName ?? UNTOLD_TOUR,
    full_name: body.fullName ?? (await findNameByPhone(trx, read.phone)) ?? UNTOLD_NAME,
    ...read,
    source: body.source,
    created_at: now.toISOString(),
  };
  const enquiry = await takeUp(trx, await addEnquiry(trx, given, actor), body, { actor, now });
  const told = consentToldTo(actor, HOW_TOLD[body.source]);
  const about = { kind: 'booking' as const, id: enquiry.id };
  await recordConsent(trx, about, { email: given.user_email, userId: null }, told, now);
  if (body.note) {
    const note = { kind: 'note' as const, text: body.note };
    await recordEvent(trx, { enquiryId: enquiry.id, actor, body: note, now });
  }
  if (body.sendReceipt) {
    await enqueueMail(trx, receiptMailOfStaff(enquiry), now);
  }
  const { source, tour_name, book_at } = enquiry;
  const after = { source, tour_name, book_at };
  await auditEnquiry(trx, enquiry, { action: 'booking.create', after }, { actor, now });
  return enquiry;
}
