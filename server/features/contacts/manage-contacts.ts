import type { z } from 'zod';
import type { contactReplyBody } from '../../../contracts/contacts/manage-contacts.contract.ts';
import { isUnwritten, WRITE_SOMETHING } from '../../../contracts/enquiries/reply-start.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import { answeredSince, badInput } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { enqueueMail } from '../../mail/outbox.queries.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { linkAllPending } from '../customers/linking/link-items.ts';
import { checkFiles, sendFilesWith } from '../reply-files/send-files.ts';
import { messageInLog } from './change-message.ts';
import { CONTACT_REPLY_MAIL, type ContactReplyPayload } from './contact-reply.mail.ts';
import { insertContactReply, listContactReplies, setContactMessage } from './contacts.queries.ts';
import { DELETED_MESSAGE, deleteMessages } from './delete-messages.ts';
import { lockMessage } from './find-message.ts';

/** Keeps the reply together with the mail that carries it. */
export async function replyToContactMessage(
  trx: Db,
  id: string,
  { reply, isDone, answerSeen, files: fileIds }: z.output<typeof contactReplyBody>,
  by: StaffAction,
): Promise<void> {
  const message = await lockMessage(trx, id);
  if (isUnwritten(reply, message.name)) throw badInput({ reply: WRITE_SOMETHING });
  // A program from before writers were asked says nothing: it is not known what was seen.
  if (answerSeen !== undefined) await checkSeen(trx, id, answerSeen);
  const files = await checkFiles(trx, { kind: 'message', id }, fileIds);
  const at = by.now.toISOString();
  const payload: ContactReplyPayload = {
    reply,
    writtenOn: dayOf(message.created_at),
    writtenBy: by.actor.username,
    files,
  };
  const mailId = await enqueueMail(
    trx,
    { kind: CONTACT_REPLY_MAIL, recipient: message.email, payload, about: { kind: 'message', id } },
    by.now,
  );
  const replyId = await insertContactReply(trx, {
    message_id: id,
    actor_name: by.actor.username,
    reply,
    mail_id: mailId,
    created_at: at,
  });
  await sendFilesWith(trx, replyId, files);
  await setContactMessage(trx, id, { replied_at: at, ...(isDone && { done_at: message.done_at ?? at }) });
  await recordAudit(trx, {
    ...by,
    action: 'message.reply',
    subject: messageInLog(message),
    // What was written stands with the message, where it can be deleted.
    ...(isDone && { after: { isDone } }),
  });
}

/** Refuses a reply to a message that was answered since its writer looked. */
async function checkSeen(trx: Db, id: string, answerSeen: string | null): Promise<void> {
  const last = (await listContactReplies(trx, [id])).at(-1);
  if (!last || last.id === answerSeen) return;
  const { actor_name: by, created_at: at, reply: text } = last;
  throw answeredSince({ _id: last.id, by, at, kind: 'reply', text });
}

/** Marks a message as done or opens it again; for one that is so already nothing happens. */
export async function setDone(trx: Db, id: string, isDone: boolean, by: StaffAction): Promise<void> {
  const message = await lockMessage(trx, id);
  if ((message.done_at !== null) === isDone) return;
  await setContactMessage(trx, id, { done_at: isDone ? by.now.toISOString() : null });
  await recordAudit(trx, {
    ...by,
    action: isDone ? 'message.done' : 'message.reopen',
    subject: messageInLog(message),
    before: { isDone: !isDone },
    after: { isDone },
  });
}

/** The log keeps that there was one, neither whose nor what it said: who asks for deletion means all of it. */
export async function deleteContactMessageAsStaff(trx: Db, id: string, by: StaffAction): Promise<void> {
  const message = await lockMessage(trx, id);
  await deleteMessages(trx, [id]);
  await recordAudit(trx, {
    ...by,
    action: 'message.delete',
    subject: { kind: 'message', id, label: DELETED_MESSAGE },
    before: { tourType: message.tour_type, createdAt: message.created_at },
  });
  await linkAllPending(trx);
}
