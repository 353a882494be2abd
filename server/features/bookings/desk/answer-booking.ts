import type { BookingStatus } from '../../../../contracts/booking-steps.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { conflict } from '../../../http/errors.ts';
import type { SessionUser } from '../../../http/session.queries.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { recordChange } from '../../audit/audit.queries.ts';
import { recordEvent } from '../store/booking-events.ts';
import { ENQUIRY_REPLY_MAIL, type ReplyPayload } from './enquiry-reply.mail.ts';

type By = { actor: SessionUser; now: Date };

/**
 * Puts an answer to the traveller into the outbox, in one transaction with what the desk shows of it. The reference is in
 * the subject, whatever staff made of it: so the traveller's answer can be told apart.
 */
export async function sendReply(
  trx: Db,
  booking: BookingRow,
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
  booking: BookingRow,
  contact: { channel: 'whatsapp' | 'call'; text?: string },
  by: By,
): Promise<string> {
  const { channel: kind, text = '' } = contact;
  const eventId = await recordEvent(trx, { bookingId: booking.id, body: { kind, text }, ...by });
  await markAnswered(trx, booking, `booking.${kind}`, by);
  return eventId;
}

/** The first answer stops the clock, and makes a new enquiry a contacted one. */
async function markAnswered(trx: Db, booking: BookingRow, action: string, by: By): Promise<void> {
  const before = { status: booking.status, first_reply_at: booking.first_reply_at };
  const after = {
    status: booking.status === 'new' ? ('contacted' satisfies BookingStatus) : booking.status,
    first_reply_at: booking.first_reply_at ?? by.now.toISOString(),
  };
  await trx.updateTable('bookings').set(after).where('id', '=', booking.id).execute();
  if (after.status !== before.status) {
    const event = { kind: 'status' as const, from: before.status, to: after.status };
    await recordEvent(trx, { bookingId: booking.id, body: event, ...by });
  }
  const subject = { kind: 'booking', id: booking.id, label: booking.reference };
  await recordChange(trx, { ...by, action, subject, before, after });
}
