import { z } from 'zod';
import { formatDay } from '../../../contracts/india-time.ts';
import type { OutboxRow } from '../../db/schema.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { renderMail } from '../../mail/render-mail.ts';

/** To whoever wrote through the contact form: what staff write back. */
export const CONTACT_REPLY_MAIL = 'contact-reply';

const payload = z.object({
  reply: z.string(),
  /** The day on which what is answered was written: 2026-11-21. */
  writtenOn: z.string(),
  writtenBy: z.string(),
  agencyName: z.string(),
  /** Missing while it is a placeholder: an answer would reach nobody. */
  agencyEmail: z.string().optional(),
  agencyPhones: z.array(z.string()),
});
export type ContactReplyPayload = z.infer<typeof payload>;

/** Staff's words alone. The message is not quoted, nor its sender named: the address may be somebody else's. */
export function buildContactReplyMail(row: OutboxRow): RenderedMail {
  const mail = payload.parse(JSON.parse(row.payload));
  return renderMail({
    subject: `Your message to ${mail.agencyName}`,
    greeting: mail.reply,
    paragraphs: [],
    closing: [
      `${mail.writtenBy}, ${mail.agencyName}`,
      ...mail.agencyPhones,
      '',
      `You wrote to us on ${formatDay(mail.writtenOn)}.`,
    ],
    ...(mail.agencyEmail && { replyTo: mail.agencyEmail }),
  });
}
