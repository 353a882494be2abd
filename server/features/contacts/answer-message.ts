import type { z } from 'zod';
import type { contactReplyBody } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { AnswerDone, contactLogBody } from '../../../contracts/enquiries/desk-work.contract.ts';
import { isUnwritten, WRITE_SOMETHING } from '../../../contracts/enquiries/reply-start.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { badInput } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { changeUndoably } from '../enquiries/desk/of-message/change-undoably.ts';
import {
  answeredWithMessage,
  lockEnquiryOf,
  markEnquiryReplied,
} from '../enquiries/desk/of-message/enquiry-of-message.ts';
import { checkAnswerSeen } from '../follow-up/answers.ts';
import { takeUpStep } from '../follow-up/owner.ts';
import { type AnswerWay, askAgainStep } from '../follow-up/plan-action.ts';
import { checkFiles, sendFilesWith } from '../reply-files/send-files.ts';
import { messageInLog } from './change-message.ts';
import { CONTACT_REPLY_MAIL, type ContactReplyPayload } from './contacts.mail.ts';
import { insertContactReply, lockMessage, type MessageRow, setContactMessage } from './contacts.queries.ts';
import { recordMessageEvent } from './message-events.ts';

export async function lockMessageToAnswer(trx: Db, id: string): Promise<MessageRow> {
  const message = await lockMessage(trx, id);
  await lockEnquiryOf(trx, message);
  return message;
}

export async function replyToContactMessage(
  trx: Db,
  message: MessageRow,
  { reply, isDone, files: fileIds, ...seen }: z.output<typeof contactReplyBody>,
  by: StaffAction,
): Promise<AnswerDone> {
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
  return { _id: replyId, nextAction: await markAnswered(trx, message, { how: 'reply', isDone }, by) };
}

export async function logMessageContact(
  trx: Db,
  message: MessageRow,
  { channel: kind, text = '' }: z.output<typeof contactLogBody>,
  by: StaffAction,
): Promise<AnswerDone> {
  const eventId = await recordMessageEvent(trx, message.id, { kind, text }, by);
  return { _id: eventId, nextAction: await markAnswered(trx, message, { how: kind, isDone: false }, by) };
}

type Answer = { how: AnswerWay; isDone: boolean };

/** The answering member of staff takes over an unowned message; if it became an enquiry, that enquiry. */
async function markAnswered(
  trx: Db,
  message: MessageRow,
  { how, isDone }: Answer,
  by: StaffAction,
): Promise<AnswerDone['nextAction']> {
  const at = by.now.toISOString();
  const taken = message.enquiry_id === null ? takeUpStep(message, by) : undefined;
  const done = isDone && { done_at: message.done_at ?? at };
  await setContactMessage(trx, message.id, { replied_at: at, ...done, ...taken?.set });
  if (taken) await recordMessageEvent(trx, message.id, taken.event, by);
  // Without the text, which must be deletable with the message.
  const told = { ...(isDone && { isDone }), ...taken?.set };
  const log = { action: `message.${how}`, subject: messageInLog(message) };
  await recordAudit(trx, { ...by, ...log, ...(Object.keys(told).length > 0 && { after: told }) });
  if (message.enquiry_id !== null) return markEnquiryReplied(trx, message.enquiry_id, how, by);
  const isOpen = !isDone && message.done_at === null && message.spam_at === null;
  const next = isOpen ? askAgainStep(message, how, by) : undefined;
  if (!next) return null;
  const { on, ...step } = next;
  const undoId = await changeUndoably(trx, message, { ...step, action: 'message.next_action' }, by);
  return undoId === null ? null : { on, undoId };
}
