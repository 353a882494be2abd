import { z } from 'zod';
import { beforeCleaning, cleanText, timestamp } from '../fields/text.contract.ts';
import { LANGUAGES, WORDS_LIMITS } from './languages.ts';

const typed = (max: number) =>
  z
    .string({ error: 'Send the subject and the text.' })
    .max(beforeCleaning(max), `Use at most ${max} characters.`)
    .transform(cleanText);

export const mailWords = z.object({ subject: typed(WORDS_LIMITS.subject), body: typed(WORDS_LIMITS.body) });

const version = z.number({ error: 'Load the message before you change it.' }).int().min(0).max(1_000_000_000);

export const mailWordsBody = mailWords.extend({ version });
export const originalWordsBody = z.object({ version });
export const mailKindParams = z.object({ kind: z.string().max(60).transform(cleanText) });

const message = z.object({
  kind: z.string(),
  title: z.string(),
  purpose: z.string(),
  to: z.enum(['traveller', 'staff', 'account']),
  language: z.enum(LANGUAGES),
  isEdited: z.boolean(),
});

const look = z.object({ subject: z.string(), html: z.string(), text: z.string() });

export const messageInList = message.extend({ sample: look });

export const messageField = z.object({
  name: z.string(),
  says: z.string(),
  isBlock: z.boolean(),
  isRequired: z.boolean(),
});

export const messageDetail = message.extend({
  fields: z.array(messageField),
  words: z.object({ subject: z.string(), body: z.string() }),
  original: z.object({ subject: z.string(), body: z.string() }),
  /** Detects a colleague's save in between. */
  version: z.number().int(),
  updatedAt: timestamp.nullable(),
});

export const wordsPreview = look.extend({
  faults: z.object({ subject: z.string().optional(), body: z.string().optional() }),
  shows: z.string().nullable(),
});

export type MessageInList = z.infer<typeof messageInList>;
export type MessageDetail = z.infer<typeof messageDetail>;
export type WordsPreview = z.infer<typeof wordsPreview>;
export type MailWords = z.infer<typeof mailWords>;
