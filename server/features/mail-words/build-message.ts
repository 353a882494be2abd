import type { z } from 'zod';
import type { MailWordsRow } from '../../db/mail-rows.ts';
import type { Deps } from '../../deps.ts';
import type { BuildOptions, RenderedMail } from '../../mail/mail-types.ts';
import type { DataOf, MessageKind, MessageOf, MessageWords } from '../../mail/messages/message-kind.ts';
import { renderMessage } from '../../mail/messages/render-message.ts';
import { findMailLook } from '../look/look.queries.ts';
import { findMailSettings } from '../settings/settings.queries.ts';
import { findReplyAddress } from '../settings/staff-addresses.ts';
import { findMailWords } from './mail-words.queries.ts';

export type MailContext = Pick<Deps, 'db' | 'now'> & BuildOptions & { siteUrl: string };

export function wordsOf(kind: MessageKind, stored: MailWordsRow | undefined): MessageWords {
  if (!stored || stored.subject === null || stored.body === null) return kind.words;
  return { subject: stored.subject, body: stored.body };
}

export async function buildMessage<Message extends MessageOf<z.ZodType>>(
  { db, siteUrl, signal }: Pick<MailContext, 'db' | 'siteUrl' | 'signal'>,
  kind: Message,
  data: DataOf<Message>,
  around: Partial<RenderedMail> = {},
): Promise<RenderedMail> {
  const [agency, look, stored, replyTo] = await Promise.all([
    findMailSettings(db),
    findMailLook(db, siteUrl),
    findMailWords(db, kind.id),
    findReplyAddress(db),
  ]);
  const words = wordsOf(kind, stored);
  const mail = await renderMessage(kind, data, { agency, siteUrl, look, words, replyTo, signal });
  return { ...mail, ...around, headers: { ...mail.headers, ...around.headers } };
}
