import type { z } from 'zod';
import type { contactReplyBody } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { contactLogBody } from '../../../contracts/enquiries/desk-work.contract.ts';
import { isUnwritten, WRITE_SOMETHING } from '../../../contracts/enquiries/reply-start.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { badInput } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import {
  answeredWithMessage,
  lockEnquiryOf,
  markEnquiryReplied,
} from '../enquiries/desk/of-message/enquiry-of-message.ts';
import { checkAnswerSeen } from '../follow-up/check-answer-seen.ts';
import { takeUpStep } from '../follow-up/owner.ts';
import { checkFiles, sendFilesWith } from '../reply-files/send-files.ts';
import { messageInLog } from './change-message.ts';
import { CONTACT_REPLY_MAIL, type ContactReplyPayload } from './contact-reply.mail.ts';
import { insertContactReply, type MessageRow, setContactMessage } from './contacts.queries.ts';
import { lockMessage } from './find-message.ts';
import { recordMessageEvent } from './message-events.ts';

/** A message behind its lock, and behind that of the enquiry that it is a part of. */
export async function lockMessageToAnswer(trx: Db, id: string): Promise<MessageRow> {
  const message = await lockMessage(trx, id);
  await lockEnquiryOf(trx, message);
  return message;
}

/** Keeps the reply together with the mail that carries it. The message is locked to be answered. */
export async function replyToContactMessage(
  trx: Db,
  message: MessageRow,
  { reply, isDone, files: fileIds, ...seen }: z.output<typeof contactReplyBody>,
  by: StaffAction,
): Promise<void> {
  if (isUnwritten(reply, message.name)) throw badInput({ reply: WRITE_SOMETHING });
  await checkAnswerSeen(trx, await answeredWithMessage(trx, message), seen, by);
  const about = { kind: 'message' as const, id: message.id };
  const files = await checkFiles(trx, about, fileIds);
  const [writtenOn, writtenBy] = [dayOf(message.created_at), by.actor.username];
  const payload: ContactReplyPayload = { reply, writtenOn, writtenBy, files };
  const mail = { kind: CONTACT_REPLY_MAIL, recipient: message.email, payload, about };
  const replyId = await insertContactReply(trx, {
    message_id: message.id,
    actor_id: by.actor.id,
    actor_name: by.actor.username,
    reply,
    mail_id: await enqueueMail(trx, mail, by.now),
    created_at: by.now.toISOString(),
  });
  await sendFilesWith(trx, replyId, files);
  await markAnswered(trx, message, { how: 'reply', isDone }, by);
}

/** Notes that staff called whoever wrote it, or wrote on WhatsApp. Answers the event's id. */
export async function logMessageContact(
  trx: Db,
  message: MessageRow,
  { channel: kind, text = '' }: z.output<typeof contactLogBody>,
  by: StaffAction,
): Promise<string> {
  const eventId = await recordMessageEvent(trx, message.id, { kind, text }, by);
  await markAnswered(trx, message, { how: kind, isDone: false }, by);
  return eventId;
}

type Answer = { how: 'reply' | 'whatsapp' | 'call'; isDone: boolean };

/** Whoever answers a message that nobody looks after looks after it; of one that became an enquiry, after that. */
async function markAnswered(
  trx: Db,
  message: MessageRow,
  { how, isDone }: Answer,
  by: StaffAction,
): Promise<void> {
  const at = by.now.toISOString();
  const taken = message.enquiry_id === null ? takeUpStep(message, by) : undefined;
  const done = isDone && { done_at: message.done_at ?? at };
  await setContactMessage(trx, message.id, { replied_at: at, ...done, ...taken?.set });
  if (taken) await recordMessageEvent(trx, message.id, taken.event, by);
  // What was written stands with the message, where it can be deleted.
  const told = { ...(isDone && { isDone }), ...taken?.set };
  const log = { action: `message.${how}`, subject: messageInLog(message) };
  await recordAudit(trx, { ...by, ...log, ...(Object.keys(told).length > 0 && { after: told }) });
  if (message.enquiry_id !== null) await markEnquiryReplied(trx, message.enquiry_id, how, by);
}
