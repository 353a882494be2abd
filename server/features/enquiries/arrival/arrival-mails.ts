import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { findWhose } from '../../../http/session/visible-to.ts';
import { takeMailTurn } from '../../../mail/mail-turns.queries.ts';
import { enqueueMails, type NewMail } from '../../../mail/outbox.queries.ts';
import { findStaffAddresses } from '../../settings/staff-addresses.ts';
import { claimRescue } from '../../spam/spam-marks.queries.ts';
import { addedWords, presentFacts } from '../store/facts.ts';
import { receiptMail } from './receipt-mail.ts';
import { ENQUIRY_NOTICE_MAIL, type EnquiryNotice } from './staff-notice-and-receipt.mail.ts';

/** Includes the receipt only if the address may get another one. `scale` is `RATE_LIMIT_SCALE`. */
export async function arrivalMails(
  trx: Db,
  enquiry: BookingRow,
  now: Date,
  scale: number,
): Promise<NewMail[]> {
  const notices = await noticeMails(trx, enquiry);
  const receipt = await receiptMail(trx, enquiry);
  const isReceiptSent = (await takeMailTurn(trx, receipt, now, scale)) === 0;
  return isReceiptSent ? [...notices, receipt] : notices;
}

/** Sends once what the spam mark held back. As staff checked it, the receipt ignores the address's limit. */
export async function sendMailsOfRescued(trx: Db, enquiry: BookingRow, now: Date): Promise<void> {
  if (!(await claimRescue(trx, subjectOf(enquiry), now))) return;
  const receipt = enquiry.user_email ? [await receiptMail(trx, enquiry)] : [];
  await enqueueMails(trx, [...(await noticeMails(trx, enquiry)), ...receipt], now);
}

async function noticeMails(trx: Db, enquiry: BookingRow): Promise<NewMail[]> {
  const notice = { kind: ENQUIRY_NOTICE_MAIL, payload: noticeOf(enquiry), about: subjectOf(enquiry) };
  const whose = await findWhose(trx, 'enquiry', enquiry.id);
  return (await findStaffAddresses(trx, whose)).map((recipient) => ({ ...notice, recipient }));
}

export function subjectOf({ id }: BookingRow) {
  return { kind: 'booking' as const, id };
}

function noticeOf(enquiry: BookingRow): EnquiryNotice {
  const { guestSize, bookAt, travelWords, tourName, fullName, userEmail, phone } = presentFacts(enquiry);
  return {
    reference: enquiry.reference,
    ...{ guestSize, bookAt, tourName, fullName, userEmail, phone },
    ...(travelWords && { travelWords }),
    ...addedWords(enquiry),
  };
}
