import { z } from 'zod';
import { failingSince } from './manage-mail.contract.ts';

export const mailSettings = z.object({
  from: z.string(),
  /** Host and port; null: mails are written to files. */
  server: z.string().nullable(),
  isTlsRequired: z.boolean(),
  folder: z.string().nullable(),
  dkim: z.object({ domain: z.string(), selector: z.string() }).nullable(),
  /** The mailbox for bounces; null: none. `trouble` is null while it can be read. */
  bounces: z
    .object({ user: z.string(), server: z.string(), folder: z.string(), trouble: failingSince.nullable() })
    .nullable(),
  testRecipient: z.string(),
});

export const testMailResult = z.object({
  outcome: z.enum(['sent', 'written', 'failed']),
  answer: z.string(),
  seconds: z.number(),
});

export const SENDER_RECORD_NAMES = ['spf', 'dkim', 'dmarc', 'mx', 'unsubscribe'] as const;

export const senderRecord = z.object({
  name: z.enum(SENDER_RECORD_NAMES),
  verdict: z.enum(['good', 'improve', 'bad', 'unknown']),
  text: z.string(),
  found: z.array(z.string()),
  wanted: z.object({ name: z.string(), type: z.literal('TXT'), value: z.string() }).nullable(),
});

export const recordsQuery = z.object({
  refresh: z.enum(['true'], { error: 'refresh is true or left out.' }).optional(),
});

export const senderRecords = z.object({
  domain: z.string(),
  checkedAt: z.string(),
  records: z.array(senderRecord),
});

export type MailSettings = z.infer<typeof mailSettings>;
export type TestMailResult = z.infer<typeof testMailResult>;
export type SenderRecord = z.infer<typeof senderRecord>;
export type SenderRecords = z.infer<typeof senderRecords>;
