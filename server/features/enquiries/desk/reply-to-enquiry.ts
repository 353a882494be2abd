import type { z } from 'zod';
import type { replyBody } from '../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import type { Db } from '../../../db/database.ts';
import { conflict } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { checkFiles, sendFilesWith } from '../../reply-files/send-files.ts';
import { changeEnquiry } from '../store/change-enquiry.ts';
import { recordEvent } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { checkReply } from './check-reply.ts';
import { ENQUIRY_REPLY_MAIL, type ReplyPayload } from './enquiry-reply.mail.ts';

/**
 * Puts an answer to the traveller into the outbox, in one transaction with what the desk shows of it. The reference is in
 * the subject, whatever staff made of it: so the traveller's answer can be told apart.
 */
export async function replyToEnquiry(
  trx: Db,
  enquiry: Locked,
  reply: z.output<typeof replyBody>,
  by: StaffAction,
): Promise<string> {
  if (!enquiry.user_email) throw conflict('There is no email address to write to.');
  await checkReply(trx, enquiry, reply, by);
  const about = { kind: 'booking' as const, id: enquiry.id };
  const files = await checkFiles(trx, about, reply.files);
  const hasReference = reply.subject.toUpperCase().includes(enquiry.reference);
  const subject = hasReference ? reply.subject : `${reply.subject} [${enquiry.reference}]`;
  const payload: ReplyPayload = {
    reference: enquiry.reference,
    subject,
    text: reply.text,
    replyTo: by.actor.email,
    files,
  };
  const mail = { kind: ENQUIRY_REPLY_MAIL, recipient: enquiry.user_email, payload, about };
  const mailId = await enqueueMail(trx, mail, by.now);
  const eventId = await recordEvent(trx, {
    enquiryId: enquiry.id,
    body: { kind: 'reply', subject, text: reply.text, mailId },
    ...by,
  });
  await sendFilesWith(trx, eventId, files);
  await markReplied(trx, enquiry, 'booking.reply', by);
  return eventId;
}

/** Notes that staff called the traveller, or wrote on WhatsApp. */
export async function logContact(
  trx: Db,
  enquiry: Locked,
  contact: { channel: 'whatsapp' | 'call'; text?: string },
  by: StaffAction,
): Promise<string> {
  const { channel: kind, text = '' } = contact;
  const eventId = await recordEvent(trx, { enquiryId: enquiry.id, body: { kind, text }, ...by });
  await markReplied(trx, enquiry, `booking.${kind}`, by);
  return eventId;
}

/** The first answer stops the clock, and makes a new enquiry a contacted one. */
async function markReplied(trx: Db, enquiry: Locked, action: string, by: StaffAction): Promise<void> {
  const { status: from, first_reply_at } = enquiry;
  const to: EnquiryStatus = from === 'new' ? 'contacted' : from;
  const set = { status: to, first_reply_at: first_reply_at ?? by.now.toISOString() };
  const event = { kind: 'status' as const, from, to };
  await changeEnquiry(trx, enquiry, { set, action, ...(to !== from && { event }) }, by);
}
