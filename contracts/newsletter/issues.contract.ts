import { z } from 'zod';
import { optionalField } from '../fields/number.contract.ts';
import { id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { isDay } from '../india-time.ts';
import { MAX_CHOICE_LENGTH } from '../tours/destinations.ts';
import { ISSUE_LIMITS, ISSUE_STATES } from './issue-terms.ts';

const count = z.number();

export const issueFigures = z.object({
  waiting: count,
  sent: count,
  written: count,
  failed: count,
  cancelled: count,
  left: count,
});

export const issue = z.object({
  _id: id,
  subject: z.string(),
  state: z.enum(ISSUE_STATES),
  /** A key. */
  destination: z.string().nullable(),
  sendAt: timestamp.nullable(),
  startedAt: timestamp.nullable(),
  endedAt: timestamp.nullable(),
  fault: z.string().nullable(),
  createdAt: timestamp,
  updatedAt: timestamp,
  figures: issueFigures,
});

export const issueDetail = issue.extend({
  body: z.string(),
  version: z.number(),
  links: z.array(z.object({ url: z.string(), clicks: count })),
});

const audience = { destination: optionalField(requiredLine('a destination', MAX_CHOICE_LENGTH)) };
const content = {
  subject: requiredLine('the subject', ISSUE_LIMITS.subject),
  body: requiredText('the text', ISSUE_LIMITS.body),
};
const NO_VERSION = 'version must be a whole number.';
const version = z.number({ error: NO_VERSION }).int(NO_VERSION);

export const issueBody = z.object({ ...content, ...audience, version: version.optional() });
export const issueContentBody = z.object(content);
export const recipientsQuery = z.object(audience);

const NO_DAY = 'Choose a day.';
const NO_TIME = 'Choose a time.';

/** Without day and time, it is sent now; an empty one is a fault, so that nothing leaves too early. India's clock. */
export const sendIssueBody = z.object({
  version,
  day: z.string({ error: NO_DAY }).max(10, NO_DAY).refine(isDay, NO_DAY).optional(),
  time: z
    .string({ error: NO_TIME })
    .max(5, NO_TIME)
    .pipe(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, NO_TIME))
    .optional(),
});

export const issuePreview = z.object({
  html: z.string(),
  text: z.string(),
  faults: z.array(z.string()),
});

export type IssueFigures = z.infer<typeof issueFigures>;
export type Issue = z.infer<typeof issue>;
export type IssueDetail = z.infer<typeof issueDetail>;
export type IssueBody = z.infer<typeof issueBody>;
export type IssueContentBody = z.infer<typeof issueContentBody>;
export type SendIssueBody = z.infer<typeof sendIssueBody>;
export type IssuePreview = z.infer<typeof issuePreview>;
