import { z } from 'zod';
import { formatDay } from '../../../contracts/india-time.ts';
import type { OutboxRow } from '../../db/schema.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { renderMail } from '../../mail/render-mail.ts';

/** To whoever wrote through the contact form: what staff write back. */
export const CONTACT_REPLY_MAIL = 'contact-reply';

const payload = z.object({
  name: z.string(),
  reply: z.string(),
  /** What is answered, and the day it was written: 2026-11-21. */
  message: z.string(),
  writtenOn: z.string(),
  writtenBy: z.string(),
  agencyName: z.string(),
  /** Missing while it is a placeholder: an answer would reach nobody. */
  agencyEmail: z.string().optional(),
  agencyPhones: z.array(z.string()),
});
export type ContactReplyPayload = z.infer<typeof payload>;

export function buildContactReplyMail(row: OutboxRow): RenderedMail {
  const mail = payload.parse(JSON.parse(row.payload));
  return renderMail({
    subject: `Your message to ${mail.agencyName}`,
    greeting: `Dear ${mail.name},`,
    paragraphs: [mail.reply],
    closing: [
      `${mail.writtenBy}, ${mail.agencyName}`,
      ...mail.agencyPhones,
      '',
      `You wrote on ${formatDay(mail.writtenOn)}:`,
      mail.message,
    ],
    ...(mail.agencyEmail && { replyTo: mail.agencyEmail }),
  });
}
