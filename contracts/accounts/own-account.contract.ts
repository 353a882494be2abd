import { z } from 'zod';
import { doneAnswer } from '../answers.contract.ts';
import { consentRecord } from '../consent-record.contract.ts';
import { enquiry } from '../enquiries/enquiries.contract.ts';
import { id, timestamp } from '../fields/text.contract.ts';
import { issuedDocument } from '../money/documents.contract.ts';
import { ENTRY_KINDS, PAYMENT_METHODS } from '../money/money-terms.ts';
import { quoteDecision, sentQuote } from '../quotes/quotes.contract.ts';
import { reviewOfTour } from '../reviews/reviews.contract.ts';
import { givenPassword, newPassword, secondFactorCode, userInList } from './accounts.contract.ts';

export const changePasswordBody = z.object({ currentPassword: givenPassword, newPassword });
export const changePasswordAnswer = doneAnswer.extend({ token: z.string() });
export const deleteAccountBody = z.object({ password: givenPassword });

export const ownAccount = userInList.extend({
  isEmailProved: z.boolean(),
  wantsMorningMail: z.boolean(),
});
export const morningMailBody = z.object({
  isWanted: z.boolean({ error: 'Say whether the mail is wanted: true or false.' }),
});

export const ownReview = reviewOfTour;

export const knownSession = z.object({
  /** Ends the session, but does not authenticate. */
  _id: id,
  startedAt: timestamp,
  lastUsedAt: timestamp,
  browser: z.string().nullable(),
  /** The network address of the last use: of IPv6 its first half. */
  network: z.string().nullable(),
});
export const ownSession = knownSession.extend({ isCurrent: z.boolean() });

export const ownData = z.object({
  account: ownAccount,
  enquiries: z.array(enquiry),
  quotations: z.array(
    z.object({
      ...{ reference: z.string(), number: z.number().int(), state: z.string(), sent: sentQuote },
      /** What the traveller said; of one that is withdrawn the reason is staff's own. */
      ...{ decision: quoteDecision.nullable(), declinedBecause: z.string() },
    }),
  ),
  payments: z.array(
    z.object({
      reference: z.string(),
      kind: z.enum(ENTRY_KINDS),
      paise: z.number().int(),
      day: z.string(),
      method: z.enum(PAYMENT_METHODS).nullable(),
      bankReference: z.string(),
      writtenAt: timestamp,
    }),
  ),
  documents: z.array(issuedDocument),
  reviews: z.array(ownReview),
  /** Messages, mails and the newsletter only if the address is proved. */
  messages: z.array(
    z.object({
      sentAt: timestamp,
      tourType: z.string(),
      message: z.string(),
      replies: z.array(z.object({ repliedAt: timestamp, reply: z.string() })),
    }),
  ),
  savedTours: z.array(z.object({ title: z.string(), slug: z.string(), savedAt: timestamp })),
  newsletter: z
    .object({
      subscribedAt: timestamp,
      state: z.string(),
      confirmedAt: timestamp.nullable(),
      leftAt: timestamp.nullable(),
      leaveReason: z.string().nullable(),
      leaveText: z.string().nullable(),
    })
    .nullable(),
  /** Only if the address is proved. Newsletters and unsent mails have no subject. */
  mails: z.array(
    z.object({
      kind: z.string(),
      subject: z.string().nullable(),
      queuedAt: timestamp,
      state: z.enum(['waiting', 'sent', 'failed', 'cancelled']),
      endedAt: timestamp.nullable(),
    }),
  ),
  /** To the staff, lately; only if the address is proved. */
  invitations: z.array(z.object({ staffRole: z.string(), invitedAt: timestamp, isAccepted: z.boolean() })),
  consents: z.array(consentRecord),
  sessions: z.array(
    z.object({
      startedAt: timestamp,
      expiresAt: timestamp,
      lastUsedAt: timestamp,
      browser: z.string().nullable(),
      network: z.string().nullable(),
    }),
  ),
  knownBrowsers: z.array(z.object({ firstSignInAt: timestamp, lastSignInAt: timestamp })),
});

export const beginSecondFactorBody = z.object({ password: givenPassword });
export const confirmSecondFactorBody = z.object({ code: secondFactorCode });
export const bothFactorsBody = z.object({ password: givenPassword, code: secondFactorCode });

export const secondFactorState = z.object({
  since: timestamp.nullable(),
  recoveryCodesLeft: z.number().int(),
  /** Without a second factor, the admin area is closed to this user. */
  isRequired: z.boolean(),
});

/** Returned once; never again. */
export const newSecondFactor = z.object({
  secret: z.string(),
  address: z.string(),
});

/** Each works once, in place of the app. Returned once; never again. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export type OwnAccount = z.infer<typeof ownAccount>;
export type KnownSession = z.infer<typeof knownSession>;
export type OwnSession = z.infer<typeof ownSession>;
export type OwnReview = z.infer<typeof ownReview>;
export type OwnData = z.infer<typeof ownData>;
export type SecondFactorState = z.infer<typeof secondFactorState>;
export type NewSecondFactor = z.infer<typeof newSecondFactor>;
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
