import { z } from 'zod';
import type { ContactBody } from '../../../contracts/contacts/contacts.contract.ts';
import type { Db } from '../../db/database.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import { findWhose } from '../../http/session/visible-to.ts';
import { takeMailTurn } from '../../mail/mail-turns.queries.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { CONTACT_NOTICE, CONTACT_RECEIVED, CONTACT_REPLY } from '../../mail/messages/contact-messages.ts';
import { enqueueMails, type NewMail } from '../../mail/outbox.queries.ts';
import { buildMessage, type MailContext } from '../mail-words/build-message.ts';
import { attachmentsOf } from '../reply-files/send-files.ts';
import { findReplyWithin } from '../settings/settings.queries.ts';
import { findStaffAddresses } from '../settings/staff-addresses.ts';

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

type Received = {
  id: string;
  message: Pick<ContactBody, 'name' | 'email' | 'mobile' | 'message'> & { tourType: string };
};

/** The acknowledgement counts against the address's limit. `scale` is `RATE_LIMIT_SCALE`. */
export async function messageMails(
  trx: Db,
  received: Received,
  now: Date,
  scale: number,
): Promise<NewMail[]> {
  const receipt = receiptOf(received);
  const isReceiptSent = (await takeMailTurn(trx, receipt, now, scale)) === 0;
  return [...(await noticesOf(trx, received)), ...(isReceiptSent ? [receipt] : [])];
}

export async function sendMailsOfRescuedMessage(trx: Db, received: Received, now: Date): Promise<void> {
  await enqueueMails(trx, [...(await noticesOf(trx, received)), receiptOf(received)], now);
}

async function noticesOf(trx: Db, { id, message }: Received): Promise<NewMail[]> {
  const notice = { kind: CONTACT_NOTICE_MAIL, payload: message, about: { kind: 'message' as const, id } };
  const whose = await findWhose(trx, 'message', id);
  return (await findStaffAddresses(trx, whose)).map((recipient) => ({ ...notice, recipient }));
}

/** Without a word of the message: anyone may type any address. */
function receiptOf({ id, message }: Received): NewMail {
  const about = { kind: 'message' as const, id };
  return { kind: CONTACT_RECEIVED_MAIL, recipient: message.email, payload: {}, about };
}
