import type { z } from 'zod';
import type { OutboxRow } from '../../db/mail-rows.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { CONTACT_REPLY } from '../../mail/messages/contact-messages.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';

/** To whoever wrote through the contact form: what staff write back. */
export const CONTACT_REPLY_MAIL = CONTACT_REPLY.id;

const payload = CONTACT_REPLY.data.omit({ id: true });
export type ContactReplyPayload = z.infer<typeof payload>;

/** Staff's words alone. The message is not quoted, nor its sender named: the address may be somebody else's. */
export function buildContactReplyMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const data = { ...payload.parse(JSON.parse(row.payload)), id: row.about_id };
  return buildMessage(context, CONTACT_REPLY, data);
}
