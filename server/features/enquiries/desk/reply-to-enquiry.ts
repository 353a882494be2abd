import type { z } from 'zod';
import type { AnswerDone, replyBody } from '../../../../contracts/enquiries/desk-work.contract.ts';
import { isUnwritten, WRITE_SOMETHING } from '../../../../contracts/enquiries/reply-start.ts';
import type { Db } from '../../../db/database.ts';
import { badInput, conflict } from '../../../http/faults/errors.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { enqueueMail } from '../../../mail/outbox.queries.ts';
import { checkAnswerSeen, withMergedAndMessages } from '../../follow-up/answers.ts';
import { checkFiles, sendFilesWith } from '../../reply-files/send-files.ts';
import { auditEnquiry } from '../store/change-enquiry.ts';
import { recordEvent } from '../store/enquiry-events.ts';
import type { Locked } from '../store/lock-enquiries.ts';
import { ENQUIRY_REPLY_MAIL, type ReplyPayload } from './enquiry-reply.mail.ts';
import { markReplied, planToAskAgain } from './mark-replied.ts';

/** Queues the mail in the transaction. The subject has the reference, to match the traveller's answer. */
export async function replyToEnquiry(
  trx: Db,
  enquiry: Locked,
  reply: z.output<typeof replyBody>,
  by: StaffAction,
): Promise<AnswerDone> {
  if (!enquiry.user_email) throw conflict('There is no email address to write to.');
  if (isUnwritten(reply.text, enquiry.full_name)) throw badInput({ text: WRITE_SOMETHING });
  await checkAnswerSeen(trx, await withMergedAndMessages(trx, enquiry.id), reply, by);
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
  await markReplied(trx, enquiry, 'reply', by);
  return { _id: eventId, nextAction: await planToAskAgain(trx, enquiry, 'reply', by) };
}

export async function logContact(
  trx: Db,
  enquiry: Locked,
  contact: { channel: 'whatsapp' | 'call'; text?: string },
  by: StaffAction,
): Promise<AnswerDone> {
  const { channel: kind, text = '' } = contact;
  const eventId = await recordEvent(trx, { enquiryId: enquiry.id, body: { kind, text }, ...by });
  await markReplied(trx, enquiry, kind, by);
  return { _id: eventId, nextAction: await planToAskAgain(trx, enquiry, kind, by) };
}

/** The audit log records no text: it stays in the history, where it can be erased. */
export async function addNote(trx: Db, enquiry: Locked, text: string, by: StaffAction): Promise<string> {
  const id = await recordEvent(trx, { enquiryId: enquiry.id, body: { kind: 'note', text }, ...by });
  await auditEnquiry(trx, enquiry, { action: 'booking.note', after: { note: id } }, by);
  return id;
}
