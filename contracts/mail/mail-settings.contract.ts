import { z } from 'zod';
import { failingSince } from './manage-mail.contract.ts';

/** How mails leave. No password is in it. */
export const mailSettings = z.object({
  from: z.string(),
  /** Host and port; null: mails are written to files. */
  server: z.string().nullable(),
  isTlsRequired: z.boolean(),
  /** Where mails are written to. */
  folder: z.string().nullable(),
  /** Of the signature that the site itself puts on mails; null where it puts none. */
  dkim: z.object({ domain: z.string(), selector: z.string() }).nullable(),
  /** Where what comes back is read: its user, host and folder; null: nowhere. `trouble`: null while it can be read. */
  bounces: z
    .object({ user: z.string(), server: z.string(), folder: z.string(), trouble: failingSince.nullable() })
    .nullable(),
  /** The signed-in member of staff's own address. */
  testRecipient: z.string(),
});

/** What became of a test mail. */
export const testMailResult = z.object({
  outcome: z.enum(['sent', 'written', 'failed']),
  /** The mail server's own words, or the fault. */
  answer: z.string(),
  seconds: z.number(),
});

export const PAPER_NAMES = ['spf', 'dkim', 'dmarc', 'mx', 'unsubscribe'] as const;

/** One of the things that receivers check. */
export const paper = z.object({
  name: z.enum(PAPER_NAMES),
  /** `unknown`: DNS could not be asked, or it cannot be told from here. */
  verdict: z.enum(['good', 'improve', 'bad', 'unknown']),
  /** What was found and what it means. */
  text: z.string(),
  /** What stands there now. */
  found: z.array(z.string()),
  /** The record to ask the host for. */
  wanted: z.object({ name: z.string(), type: z.literal('TXT'), value: z.string() }).nullable(),
});

export const papersQuery = z.object({
  /** Asks DNS, though it was asked within the last minute. */
  anew: z.enum(['true'], { error: 'anew is true or left out.' }).optional(),
});

export const senderPapers = z.object({ domain: z.string(), checkedAt: z.string(), papers: z.array(paper) });

export type MailSettings = z.infer<typeof mailSettings>;
export type TestMailResult = z.infer<typeof testMailResult>;
export type Paper = z.infer<typeof paper>;
export type SenderPapers = z.infer<typeof senderPapers>;
