import { z } from 'zod';
import { enquiry } from '../enquiries/enquiries.contract.ts';
import { timestamp } from '../fields/text.contract.ts';
import { reviewOfTour } from '../reviews/reviews.contract.ts';
import { givenPassword, newPassword, userInList } from './accounts.contract.ts';

export const changePasswordBody = z.object({ currentPassword: givenPassword, newPassword });
export const deleteAccountBody = z.object({ password: givenPassword });

export const ownAccount = userInList;
/** A traveller's own review, with the tour it is about. */
export const ownReview = reviewOfTour;

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
  newsletter: z.object({ subscribedAt: timestamp }).nullable(),
  sessions: z.array(z.object({ startedAt: timestamp, expiresAt: timestamp })),
  knownBrowsers: z.array(z.object({ firstSignInAt: timestamp, lastSignInAt: timestamp })),
});

export type OwnAccount = z.infer<typeof ownAccount>;
export type OwnReview = z.infer<typeof ownReview>;
export type OwnData = z.infer<typeof ownData>;
