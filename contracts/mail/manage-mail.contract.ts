import { z } from 'zod';
import { LIMITS } from '../fields/field-limits.ts';
import { optionalField } from '../fields/number.contract.ts';
import { cleanText, givenId, id, requiredText, timestamp } from '../fields/text.contract.ts';
import { searchedListQuery } from '../lists/list-search.contract.ts';
import { BOUNCE_ACTIONS, MAIL_FILTERS, MAIL_STATES, MAIL_SUBJECTS } from './mail-terms.ts';

const count = z.number().int();
/** When a run began. */
const run = z
  .string()
  .max(40, 'This is not a run.')
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, 'This is not a run.');

/** How a mail fares, beside what it tells of. */
export const mailProgress = z.object({
  state: z.enum(MAIL_STATES),
  /** When it ended, or is tried again; null while it waits for its first try. */
  at: timestamp.nullable(),
  /** What went wrong at the last try, in the mail server's words. */
  reason: z.string().nullable(),
});

export const listedMail = mailProgress.extend({
  _id: id,
  kind: z.string(),
  /** Of the kind, in words. */
  title: z.string(),
  recipient: z.string(),
  /** Of what went out; null where nothing did, or it was long ago. */
  subject: z.string().nullable(),
  createdAt: timestamp,
  tries: count,
  /** What it tells of. `label`: its reference or name; null where it is gone or has none. */
  about: z.object({ kind: z.enum(MAIL_SUBJECTS), id, label: z.string().nullable() }),
});

/** The recipient's address was found not to work. */
const unreachable = z.object({ email: z.string(), reason: z.string(), foundAt: timestamp }).nullable();

/** What came back of a mail, newest first; `words`: a mail server's, or the subject of what nobody but staff understands. */
const cameBack = z.array(
  z.object({ action: z.enum(BOUNCE_ACTIONS), status: z.string(), words: z.string(), at: timestamp }),
);

/** Since when something fails, and why. */
export const failingSince = z.object({ since: timestamp, reason: z.string().nullable() });

/** The mails about an enquiry or a message, newest first, and whether its traveller's address works. */
export const mailsAbout = z.object({
  mails: z.array(
    mailProgress.extend({
      _id: id,
      kind: z.string(),
      title: z.string(),
      /** A notice to the agency, which says nothing of whether the traveller was reached. */
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

/** What is in a mail. `none`: why there is nothing to look at. */
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
  /** The mail server's own words when it took the mail. */
  answer: z.string().nullable(),
  preview: mailPreview,
  unreachable,
  cameBack,
});

/** Whether mails go out, for every page of the admin area. */
export const mailHealth = z.object({
  isSmtpSet: z.boolean(),
  /** Mails that were given up, counted up to `FAILED_COUNT_MAX`. */
  failed: count,
  /** Mails have been failing for so long that staff should know; null while they go out. */
  trouble: failingSince.nullable(),
  /** The same of reading what comes back; null as well where no mailbox for that is set. */
  bounceTrouble: failingSince.nullable(),
  /** To addresses that nobody has confirmed: how many wait, counted up to `FAILED_COUNT_MAX`, since so many leave in an hour. */
  unproved: z.object({ waiting: count, perHour: count }),
});

export const reachableBody = z.object({
  /** Of an address that was found not to work: mails arrive there again, as staff know. */
  email: requiredText('the address', LIMITS.email),
});

export const sendAgainBody = z.object({
  /** Staff know that it was sent before: it goes out a second time. */
  isKnownAsSent: z.boolean({ error: 'Say whether it was sent before: true or false.' }),
});

export const sendFailedAgainBody = z.object({
  /** Of the first call of a run, for those that follow it. */
  run: optionalField(run),
});

/** One step of sending failed mails again. */
export const sentAgain = z.object({ run: timestamp, again: count, left: count });

export const runParams = z.object({ run: givenId });

/** What came of the mails that were sent again in a run. */
export const runOutcome = z.object({
  /** A mail server took them. */
  sent: count,
  /** To files: there is no mail server. */
  written: count,
  waiting: count,
  failed: count,
  cancelled: count,
});

export type FailingSince = z.infer<typeof failingSince>;
export type MailProgress = z.infer<typeof mailProgress>;
export type CameBack = z.infer<typeof cameBack>;
export type MailsAbout = z.infer<typeof mailsAbout>;
export type MailKind = z.infer<typeof mailKind>;
export type ListedMail = z.infer<typeof listedMail>;
export type MailQuery = z.infer<typeof mailQuery>;
export type MailPreview = z.infer<typeof mailPreview>;
export type MailDetail = z.infer<typeof mailDetail>;
export type MailHealth = z.infer<typeof mailHealth>;
export type SentAgain = z.infer<typeof sentAgain>;
export type RunOutcome = z.infer<typeof runOutcome>;
