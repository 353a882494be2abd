import type { BookingStatus } from '../../../../contracts/booking-steps.ts';
import type { Db } from '../../../db/database.ts';
import { conflict } from '../../../http/errors.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { type By, changeBooking } from '../store/change-enquiry.ts';
import { recordEvent } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { ENQUIRY_REPLY_MAIL, type ReplyPayload } from './enquiry-reply.mail.ts';

/**
 * Puts an answer to the traveller into the outbox, in one transaction with what the desk shows of it. The reference is in
 * the subject, whatever staff made of it: so the traveller's answer can be told apart.
 */
export async function sendReply(
  trx: Db,
  booking: Locked,
  reply: { subject: string; text: string },
  by: By,
): Promise<string> {
  if (!booking.user_email) throw conflict('There is no email address to write to.');
  const hasReference = reply.subject.toUpperCase().includes(booking.reference);
  const subject = hasReference ? reply.subject : `${reply.subject} [${booking.reference}]`;
  const payload: ReplyPayload = {
    reference: booking.reference,
    subject,
    text: reply.text,
    replyTo: by.actor.email,
  };
  const about = { kind: 'booking' as const, id: booking.id };
  const mail = { kind: ENQUIRY_REPLY_MAIL, recipient: booking.user_email, payload, about };
  const mailId = await enqueueMail(trx, mail, by.now);
  const eventId = await recordEvent(trx, {
    bookingId: booking.id,
    body: { kind: 'reply', subject, text: reply.text, mailId },
    ...by,
  });
  await markAnswered(trx, booking, 'booking.reply', by);
  return eventId;
}

/** Notes that staff called the traveller, or wrote on WhatsApp. */
export async function logContact(
  trx: Db,
  booking: Locked,
  contact: { channel: 'whatsapp' | 'call'; text?: string },
  by: By,
): Promise<string> {
  const { channel: kind, text = '' } = contact;
  const eventId = await recordEvent(trx, { bookingId: booking.id, body: { kind, text }, ...by });
  await markAnswered(trx, booking, `booking.${kind}`, by);
  return eventId;
}

/** The first answer stops the clock, and makes a new enquiry a contacted one. */
async function markAnswered(trx: Db, booking: Locked, action: string, by: By): Promise<void> {
  const { status: from, first_reply_at } = booking;
  const to: BookingStatus = from === 'new' ? 'contacted' : from;
  const set = { status: to, first_reply_at: first_reply_at ?? by.now.toISOString() };
  const event = { kind: 'status' as const, from, to };
  await changeBooking(trx, booking, { set, action, ...(to !== from && { event }) }, by);
}
