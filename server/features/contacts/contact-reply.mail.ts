import { z } from 'zod';
import { formatDay } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import type { OutboxRow } from '../../db/mail-rows.ts';
import type { RenderedMail } from '../../mail/mail-types.ts';
import { renderMail } from '../../mail/render-mail.ts';
import { signatureOf } from '../settings/mail-signature.ts';
import { loadKnownSettings } from '../settings/settings.queries.ts';

/** To whoever wrote through the contact form: what staff write back. */
export const CONTACT_REPLY_MAIL = 'contact-reply';

const payload = z.object({
  reply: z.string(),
  /** The day on which what is answered was written: 2026-11-21. */
  writtenOn: z.string(),
  writtenBy: z.string(),
});
export type ContactReplyPayload = z.infer<typeof payload>;

/** Staff's words alone. The message is not quoted, nor its sender named: the address may be somebody else's. */
export async function buildContactReplyMail(row: OutboxRow, db: Db): Promise<RenderedMail> {
  const agency = await loadKnownSettings(db);
  const mail = payload.parse(JSON.parse(row.payload));
  return renderMail({
    subject: `Your message to ${agency.agencyName}`,
    greeting: mail.reply,
    paragraphs: [],
    closing: [
      ...signatureOf({ ...agency, agencyName: `${mail.writtenBy}, ${agency.agencyName}` }),
      '',
      `You wrote to us on ${formatDay(mail.writtenOn)}.`,
    ],
    replyTo: agency.email,
  });
}
