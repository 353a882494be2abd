import type { OutboxRow } from '../../db/mail-rows.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { CONTACT_NOTICE, CONTACT_RECEIVED } from '../../mail/messages/contact-messages.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';
import { findReplyWithin } from '../settings/settings.queries.ts';

export const CONTACT_NOTICE_MAIL = CONTACT_NOTICE.id;
export const CONTACT_RECEIVED_MAIL = CONTACT_RECEIVED.id;

const noticePayload = CONTACT_NOTICE.data.omit({ id: true });

export function buildContactNoticeMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const data = { ...noticePayload.parse(JSON.parse(row.payload)), id: row.about_id };
  return buildMessage(context, CONTACT_NOTICE, data, { replyTo: data.email });
}

export async function buildContactReceivedMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const data = { id: row.about_id, replyWithin: await findReplyWithin(context.db) };
  return buildMessage(context, CONTACT_RECEIVED, data);
}
