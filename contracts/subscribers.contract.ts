import { z } from 'zod';
import { searchedListQuery } from './answers.contract.ts';
import { consentRecord } from './consent-record.contract.ts';
import { optionalField } from './fields/number.contract.ts';
import { beforeCleaning, cleanText, emailAddress, givenId, id, timestamp } from './fields/text.contract.ts';
import {
  LEAVE_REASONS,
  LEAVE_TEXT_MAX,
  type LeaveReason,
  SUBSCRIBER_STATES,
} from './subscribers/subscriber-terms.ts';

const state = z.enum(SUBSCRIBER_STATES);

export const subscriber = z.object({
  _id: id,
  email: z.string(),
  subscribedAt: timestamp,
  state,
  askedAt: timestamp.nullable(),
  confirmedAt: timestamp.nullable(),
  leftAt: timestamp.nullable(),
  leaveReason: z.string().nullable(),
  leaveText: z.string().nullable(),
  bouncedAt: timestamp.nullable(),
  bounceReason: z.string().nullable(),
  consents: z.array(consentRecord),
});

export const subscribeBody = z.object({ email: emailAddress });

export const subscriberListQuery = searchedListQuery.extend({
  state: optionalField(z.enum(SUBSCRIBER_STATES, { error: 'state is pending, confirmed, left or bounced.' })),
});

export const confirmLink = z.object({
  state: z.enum(['open', 'confirmed', 'used', 'expired', 'unknown']),
  email: z.string().nullable(),
});
export const leaveLink = z.object({
  state: z.enum(['pending', 'confirmed', 'left', 'unknown']),
  email: z.string().nullable(),
  hasReason: z.boolean(),
});

const NO_TOKEN = 'The link is not complete.';
/** Drops characters copied along behind the link, such as a bracket or full stop. */
export const newsletterToken = z.object({
  token: z.string({ error: NO_TOKEN }).transform((text) => /^[\w-]*/.exec(text)?.[0] ?? ''),
});

/** The issue whose link was used; an invalid id counts as none. */
export const leaveBody = z.object({ issue: givenId.pipe(z.string().max(100)).optional() });

const NO_REASON = 'Choose one of the reasons.';
const TOO_LONG = `Keep this to ${LEAVE_TEXT_MAX} characters at most.`;
export const leaveReasonBody = z.object({
  reason: optionalField(z.enum(Object.keys(LEAVE_REASONS) as LeaveReason[], { error: NO_REASON })),
  text: z
    .string({ error: TOO_LONG })
    .max(beforeCleaning(LEAVE_TEXT_MAX), TOO_LONG)
    .transform(cleanText)
    .pipe(z.string().max(LEAVE_TEXT_MAX, TOO_LONG))
    .optional(),
});

export type Subscriber = z.infer<typeof subscriber>;
export type ConfirmLink = z.infer<typeof confirmLink>;
export type LeaveLink = z.infer<typeof leaveLink>;
export type LeaveReasonBody = z.infer<typeof leaveReasonBody>;
