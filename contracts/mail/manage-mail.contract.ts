import { z } from 'zod';
import { searchedListQuery } from '../answers.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField } from '../fields/number.contract.ts';
import { cleanText, givenId, id, requiredText, timestamp } from '../fields/text.contract.ts';
import { BOUNCE_ACTIONS, MAIL_FILTERS, MAIL_STATES, MAIL_SUBJECTS } from './mail-terms.ts';

const count = z.number().int();
const run = z
  .string()
  .max(40, 'This is not a run.')
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'This is not a run.');

export const mailProgress = z.object({
  state: z.enum(MAIL_STATES),
  at: timestamp.nullable(),
  /** The last try's error, in the mail server's words. */
  reason: z.string().nullable(),
});

export const listedMail = mailProgress.extend({
  _id: id,
  kind: z.string(),
  title: z.string(),
  recipient: z.string(),
  subject: z.string().nullable(),
  createdAt: timestamp,
  tries: count,
  /** `label`: reference or name; null if it is gone or has none. */
  about: z.object({ kind: z.enum(MAIL_SUBJECTS), id, label: z.string().nullable() }),
});

const unreachable = z.object({ email: z.string(), reason: z.string(), foundAt: timestamp }).nullable();

const cameBack = z.array(
  z.object({ action: z.enum(BOUNCE_ACTIONS), status: z.string(), words: z.string(), at: timestamp }),
);

export const failingSince = z.object({ since: timestamp, reason: z.string().nullable() });

export const mailsAbout = z.object({
  mails: z.array(
    mailProgress.extend({
      _id: id,
      kind: z.string(),
      title: z.string(),
      isToUs: z.boolean(),
      recipient: z.string(),
      createdAt: timestamp,
      cameBack,
    }),
  ),
  unreachable,
});

export const mailKind = z.object({ kind: z.string(), title: z.string() });

export const mailQuery = searchedListQuery.extend({
  state: optionalField(z.enum(MAIL_FILTERS, { error: 'This state is not known.' })),
  kind: optionalField(z.string().max(100, 'This kind is not known.').transform(cleanText)),
});

export const mailPreview = z.discriminatedUnion('is', [
  z.object({
    is: z.enum(['as sent', 'as it would be']),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
  }),
  z.object({ is: z.literal('none'), reason: z.string() }),
]);

export const mailDetail = listedMail.extend({
  answer: z.string().nullable(),
  preview: mailPreview,
  unreachable,
  cameBack,
});

export const mailHealth = z.object({
  isSmtpSet: z.boolean(),
  failed: count,
  trouble: failingSince.nullable(),
  bounceTrouble: failingSince.nullable(),
  /** Mails to unconfirmed addresses are limited per hour; `waiting` stops at `FAILED_COUNT_MAX`. */
  unproved: z.object({ waiting: count, perHour: count }),
});

export const reachableBody = z.object({
  /** Staff say that this unreachable address works again. */
  email: requiredText('the address', LIMITS.email),
});

export const sendAgainBody = z.object({
  isKnownAsSent: z.boolean({ error: 'Say whether it was sent before: true or false.' }),
});

export const sendFailedAgainBody = z.object({
  run: optionalField(run),
});

export const sentAgain = z.object({ run: timestamp, again: count, left: count });

export const runParams = z.object({ run: givenId });

export const runOutcome = z.object({
  sent: count,
  written: count,
  waiting: count,
  failed: count,
  cancelled: count,
});

export type FailingSince = z.infer<typeof failingSince>;
export type MailProgress = z.infer<typeof mailProgress>;
export type CameBack = z.infer<typeof cameBack>;
export type MailsAbout = z.infer<typeof mailsAbout>;
export type ListedMail = z.infer<typeof listedMail>;
export type MailQuery = z.infer<typeof mailQuery>;
export type MailPreview = z.infer<typeof mailPreview>;
export type MailDetail = z.infer<typeof mailDetail>;
export type MailHealth = z.infer<typeof mailHealth>;
export type SentAgain = z.infer<typeof sentAgain>;
export type RunOutcome = z.infer<typeof runOutcome>;
