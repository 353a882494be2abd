import type { z } from 'zod';
import { UNTOLD_TOUR } from '../../../../contracts/enquiries/untold.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { ENQUIRY_NOTICE, ENQUIRY_RECEIVED } from '../../../mail/messages/enquiry-messages.ts';
import { buildMessage, type MailContext } from '../../mail-words/build-message.ts';
import { findPublished } from '../../page-content/page-content.queries.ts';
import { findMailSettings, findReplyWithin } from '../../settings/settings.queries.ts';
import { enquiryCalendar } from '../own-enquiries/enquiry-calendar.ts';
import { findHistoryOf } from './traveller-history.queries.ts';

export const ENQUIRY_NOTICE_MAIL = ENQUIRY_NOTICE.id;
export const ENQUIRY_RECEIVED_MAIL = ENQUIRY_RECEIVED.id;

const noticePayload = ENQUIRY_NOTICE.data.omit({ id: true, history: true });
export type EnquiryNotice = z.infer<typeof noticePayload>;

const receiptPayload = ENQUIRY_RECEIVED.data.omit({ replyWithin: true, figures: true });
export type EnquiryReceipt = z.infer<typeof receiptPayload>;

export async function buildEnquiryNoticeMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const enquiry = noticePayload.parse(JSON.parse(row.payload));
  const id = row.about_id;
  const data = { ...enquiry, id, history: await findHistoryOf(context.db, id) };
  return buildMessage(context, ENQUIRY_NOTICE, data, { replyTo: enquiry.userEmail });
}

export async function buildEnquiryReceivedMail(row: OutboxRow, context: MailContext): Promise<RenderedMail> {
  const { db, siteUrl } = context;
  const receipt = receiptPayload.parse(JSON.parse(row.payload));
  const [agency, replyWithin, { figures }] = await Promise.all([
    findMailSettings(db),
    findReplyWithin(db),
    findPublished(db, 'policies'),
  ]);
  const data = { ...receipt, replyWithin, figures };
  if (receipt.bookAt === '') return buildMessage(context, ENQUIRY_RECEIVED, data);
  const event = {
    id: row.about_id,
    reference: receipt.reference,
    tour_name: receipt.knownTrip ?? UNTOLD_TOUR,
    guest_size: receipt.guestSize,
    book_at: receipt.bookAt,
    status: 'new' as const,
  };
  const attachment = {
    filename: `${receipt.reference}.ics`,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    // Dated by receipt, so that each retry attaches the same file.
    content: enquiryCalendar(event, { agency, siteUrl, now: new Date(row.created_at), sequence: 0 }),
  };
  return buildMessage(context, ENQUIRY_RECEIVED, data, { attachments: [attachment] });
}
