import { z } from 'zod';
import { doneAnswer } from '../answers.contract.ts';
import { consentRecord } from '../consent-record.contract.ts';
import { enquiry } from '../enquiries/enquiries.contract.ts';
import { id, timestamp } from '../fields/text.contract.ts';
import { reviewOfTour } from '../reviews/reviews.contract.ts';
import { givenPassword, newPassword, userInList } from './accounts.contract.ts';

export const changePasswordBody = z.object({ currentPassword: givenPassword, newPassword });
/** The session's token from now on: the one that asked opens nothing any more. */
export const changePasswordAnswer = doneAnswer.extend({ token: z.string() });
export const deleteAccountBody = z.object({ password: givenPassword });

export const ownAccount = userInList.extend({
  /** Whether a link that was mailed to the address was used by whoever has the account. */
  isEmailProved: z.boolean(),
  /** Of staff: whether they are told each morning what is due. */
  wantsMorningMail: z.boolean(),
});
export const morningMailBody = z.object({
  isWanted: z.boolean({ error: 'Say whether the mail is wanted: true or false.' }),
});

/** A traveller's own review, with the tour it is about. */
export const ownReview = reviewOfTour;

/** One of the sessions of whoever asks. */
export const ownSession = z.object({
  /** It ends the session, and opens nothing. */
  _id: id,
  startedAt: timestamp,
  /** A few minutes may be missing. */
  lastUsedAt: timestamp,
  /** `Firefox on Windows`; null: it was not said. */
  browser: z.string().nullable(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});

/** Everything that is kept about a traveller. */
export const ownData = z.object({
  account: ownAccount,
  enquiries: z.array(enquiry),
  reviews: z.array(ownReview),
  /** Only where the address is proved to be theirs; so with the newsletter. */
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
  /** What was mailed to the address, where that is proved to be theirs; of newsletters, and of what is to leave yet, without subject. */
  mails: z.array(
    z.object({
      kind: z.string(),
      subject: z.string().nullable(),
      queuedAt: timestamp,
      state: z.enum(['waiting', 'sent', 'failed', 'cancelled']),
      endedAt: timestamp.nullable(),
    }),
  ),
  /** What they agreed to, in the words that were shown. */
  consents: z.array(consentRecord),
  sessions: z.array(
    z.object({
      startedAt: timestamp,
      expiresAt: timestamp,
      lastUsedAt: timestamp,
      browser: z.string().nullable(),
    }),
  ),
  knownBrowsers: z.array(z.object({ firstSignInAt: timestamp, lastSignInAt: timestamp })),
});

export type OwnAccount = z.infer<typeof ownAccount>;
export type OwnSession = z.infer<typeof ownSession>;
export type OwnReview = z.infer<typeof ownReview>;
export type OwnData = z.infer<typeof ownData>;
