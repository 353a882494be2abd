import { z } from 'zod';
import type { OutboxRow } from '../../../db/schema.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { renderMail } from '../../../mail/render-mail.ts';

/** To the traveller: what staff wrote. */
export const ENQUIRY_REPLY_MAIL = 'enquiry-reply';

const payload = z.object({
  reference: z.string(),
  subject: z.string(),
  text: z.string(),
  agencyName: z.string(),
  agencyPhones: z.array(z.string()),
  replyTo: z.string(),
});
export type ReplyPayload = z.infer<typeof payload>;

export function buildEnquiryReplyMail(row: OutboxRow): RenderedMail {
  const reply = payload.parse(JSON.parse(row.payload));
  const [greeting = '', ...rest] = reply.text.split(/\n{2,}/);
  return renderMail({
    subject: reply.subject,
    greeting,
    paragraphs: rest.length > 0 ? [rest.join('\n\n')] : [],
    closing: [reply.agencyName, ...reply.agencyPhones, `Your enquiry ${reply.reference}`],
    replyTo: reply.replyTo,
  });
}
