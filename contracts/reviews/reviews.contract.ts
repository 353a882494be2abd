import { z } from 'zod';
import { listQuery } from '../answers.contract.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { givenId, id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { PICTURE_STATES, REVIEW_VIEWS } from './review-terms.ts';

/** A traveller's picture, in two sizes. */
export const reviewPicture = z.object({
  _id: id,
  /** Pixels of the larger one. */
  width: z.number().int(),
  height: z.number().int(),
  /** `#rrggbb`, shown until the picture is there. */
  colour: z.string(),
});

export const review = z.object({
  _id: id,
  username: z.string(),
  reviewText: z.string(),
  rating: z.number().int().min(1).max(5),
  createdAt: timestamp,
  /** The agency's answer. */
  reply: z.string().nullable(),
  repliedAt: timestamp.nullable(),
  /** Written by a link that was mailed after the trip: its writer travelled with the agency. */
  isVerified: z.boolean(),
  /** YYYY-MM of that trip; null where it is not verified, or the trip had no day. */
  travelledIn: z.string().nullable(),
  pictures: z.array(reviewPicture),
});

/** As staff and its writer see it: with the tour it is about, also while it is hidden. */
export const reviewOfTour = review.extend({
  tourId: id,
  tourTitle: z.string(),
  tourSlug: z.string(),
  /** False for a tour that is a draft or archived: it has no page. */
  isTourPublic: z.boolean(),
  isHidden: z.boolean(),
  /** Hidden because staff have not looked at it yet. */
  isWaiting: z.boolean(),
  /** Those too that are not shown. */
  pictures: z.array(reviewPicture.extend({ state: z.enum(PICTURE_STATES) })),
});

/** As the home page shows it: with the tour it is about. */
export const reviewHighlight = review
  .omit({ reply: true, repliedAt: true, isVerified: true, travelledIn: true, pictures: true })
  .extend({ tourTitle: z.string(), tourSlug: z.string() });

/** `username` may be sent, and is not read: it is the session's. */
export const reviewBody = z.object({
  reviewText: requiredText('your review', LIMITS.reviewText),
  rating: z
    .number({ error: 'Choose a rating from 1 to 5 stars.' })
    .int('Choose a rating from 1 to 5 stars.')
    .min(1, 'Choose a rating from 1 to 5 stars.')
    .max(5, 'Choose a rating from 1 to 5 stars.'),
});

/** `view`: those of few stars first, 50 of them at most, or those with pictures alone; newest first without it. */
export const tourReviewsQuery = listQuery.extend({
  view: z.enum(REVIEW_VIEWS, { error: 'view must be critical or pictures.' }).optional(),
});

/** What a review says that is written by the link of an invitation. */
export const invitedReviewBody = reviewBody.extend({
  username: requiredLine('your name', LIMITS.username),
});

/** What such a link is worth. */
export const reviewInvitation = z.object({
  /** Ended: it is too old, or the tour or the trip is off the site. Unknown: also what was erased. */
  state: z.enum(['open', 'used', 'ended', 'unknown']),
  /** The tour, while the link is open or used. */
  tour: z.object({ title: z.string(), slug: z.string() }).nullable(),
  travelledIn: z.string().nullable(),
  /** What was uploaded by it so far. */
  pictures: z.array(reviewPicture),
});

/** The token of an invitation's link. Anything at all is taken: what is no token is simply not known. */
export const invitationToken = z.object({ token: z.string() });
export const invitationPicture = invitationToken.extend({ id: givenId });

export type ReviewPicture = z.infer<typeof reviewPicture>;
export type InvitedReviewBody = z.infer<typeof invitedReviewBody>;
export type ReviewInvitation = z.infer<typeof reviewInvitation>;
export type Review = z.infer<typeof review>;
export type ReviewOfTour = z.infer<typeof reviewOfTour>;
export type ReviewHighlight = z.infer<typeof reviewHighlight>;
export type ReviewBody = z.infer<typeof reviewBody>;
