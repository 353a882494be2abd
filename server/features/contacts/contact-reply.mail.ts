import { z } from 'zod';
import type { OutboxRow } from '../../db/mail-rows.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { CONTACT_REPLY } from '../../mail/messages/contact-messages.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';
import { attachmentsOf } from '../reply-files/send-files.ts';

export const CONTACT_REPLY_MAIL = CONTACT_REPLY.id;

const payload = CONTACT_REPLY.data.omit({ id: true }).extend({
  /** Mails from before there were files have none. */
  files: z.array(z.string()).default([]),
});
export type ContactReplyPayload = z.input<typeof payload>;

/** Neither quotes the message nor names its sender: the address may be somebody else's. */
export async function buildContactReplyMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const { files, ...reply } = payload.parse(JSON.parse(row.payload));
  const attachments = context.isPreview ? [] : await attachmentsOf(context.db, files);
  return buildMessage(context, CONTACT_REPLY, { ...reply, id: row.about_id }, { attachments });
}
