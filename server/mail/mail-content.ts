import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { RenderedMail } from './mail-types.ts';
import { escapeHtml } from './rendering/write-html.ts';

export const LEFT_OUT = 'left-out';

const content = z.object({ subject: z.string(), text: z.string(), html: z.string() });

export type StoredContent = z.infer<typeof content>;

/** Compressed to a tenth, without the mail's secrets. Newsletters are rendered from their issue instead. */
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

export function readContent(stored: string): StoredContent {
  return content.parse(JSON.parse(inflateRawSync(Buffer.from(stored, 'base64')).toString()));
}

function spellingsOf(secret: string): string[] {
  return [secret, encodeURIComponent(secret), escapeHtml(secret)];
}

function blankOne(told: string, secret: string): string {
  return secret === '' ? told : told.replaceAll(secret, () => LEFT_OUT);
}
