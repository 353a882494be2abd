import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import type { OutboxRow } from '../../../db/mail-rows.ts';
import type { RenderedMail } from '../../../mail/mail-types.ts';
import { renderMail } from '../../../mail/render-mail.ts';
import { signatureOf } from '../../settings/mail-signature.ts';
import { loadKnownSettings } from '../../settings/settings.queries.ts';

/** To the traveller: what staff wrote. */
export const ENQUIRY_REPLY_MAIL = 'enquiry-reply';

const payload = z.object({
  reference: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Where the traveller's answer goes until the agency has an address of its own: to whoever wrote. */
  replyTo: z.string(),
});
export type ReplyPayload = z.infer<typeof payload>;

export async function buildEnquiryReplyMail(row: OutboxRow, db: Db): Promise<RenderedMail> {
  const agency = await loadKnownSettings(db);
  const reply = payload.parse(JSON.parse(row.payload));
  const [greeting = '', ...rest] = reply.text.split(/\n{2,}/);
  return renderMail({
    subject: reply.subject,
    greeting,
    paragraphs: rest.length > 0 ? [rest.join('\n\n')] : [],
    closing: [...signatureOf(agency), `Your enquiry ${reply.reference}`],
    replyTo: agency.email ?? reply.replyTo,
  });
}
