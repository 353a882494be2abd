import { z } from 'zod';
import type { OutboxRow } from '../../db/mail-rows.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { renderMail } from '../../mail/render-mail.ts';

/** To staff: a message from the contact form. */
export const CONTACT_NOTICE_MAIL = 'contact-notice';

const payload = z.object({
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  tourType: z.string(),
  message: z.string(),
});

export function buildContactNoticeMail(row: OutboxRow): RenderedMail {
  const { name, email, mobile, tourType, message } = payload.parse(JSON.parse(row.payload));
  return renderMail({
    subject: `Message from ${name}`,
    greeting: `${name} wrote through the contact form.`,
    paragraphs: [message],
    facts: [
      ['Tour type', tourType],
      ['Mobile', mobile],
      ['Email', email],
    ],
    closing: ['Answer this mail to write to the traveller.'],
    replyTo: email,
  });
}
