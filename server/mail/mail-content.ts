import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { RenderedMail } from './mail-types.ts';

/** Stands in an address as well as in a sentence. */
export const LEFT_OUT = 'left-out';

const content = z.object({ subject: z.string(), text: z.string(), html: z.string() });

/** A mail as it went out, for staff to look at. */
export type StoredContent = z.infer<typeof content>;

/** For the column `content`, in a tenth of its size, without what lets in whoever reads it. Newsletters are rendered of their issue. */
export function storeContent({
  subject,
  text,
  html,
  secrets = [],
}: Pick<RenderedMail, keyof StoredContent | 'secrets'>) {
  const blank = (told: string) => secrets.flatMap(spellingsOf).reduce(blankOne, told);
  const blanked: StoredContent = { subject: blank(subject), text: blank(text), html: blank(html) };
  return deflateRawSync(JSON.stringify(blanked)).toString('base64');
}

/** What `storeContent` made. */
export function readContent(stored: string): StoredContent {
  return content.parse(JSON.parse(inflateRawSync(Buffer.from(stored, 'base64')).toString()));
}

/** A secret as it stands in a text, in an address and in HTML. */
function spellingsOf(secret: string): string[] {
  const inHtml = secret
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
  return [secret, encodeURIComponent(secret), inHtml];
}

function blankOne(told: string, secret: string): string {
  return secret === '' ? told : told.replaceAll(secret, () => LEFT_OUT);
}
