import { z } from 'zod';
import { listQuery, searchedListQuery } from '../answers.contract.ts';
import { DESK_LIMITS } from '../fields/desk-limits.ts';
import { LIMITS } from '../fields/field-limits.ts';
import { givenId, id, requiredLine, requiredText, timestamp } from '../fields/text.contract.ts';
import { spamMark } from '../spam-mark.contract.ts';
import { PICTURE_STATES, REVIEW_STATES, REVIEW_VIEWS, REVIEWS_BY_REPLY } from './review-terms.ts';

export const reviewPicture = z.object({
  _id: id,
  width: z.number().int(),
  height: z.number().int(),
  colour: z.string(),
});

export const review = z.object({
  _id: id,
  username: z.string(),
  reviewText: z.string(),
  rating: z.number().int().min(1).max(5),
  createdAt: timestamp,
  reply: z.string().nullable(),
  repliedAt: timestamp.nullable(),
  /** Written by the link mailed after a trip. */
  isVerified: z.boolean(),
  travelledIn: z.string().nullable(),
  pictures: z.array(reviewPicture),
});

export const reviewOfTour = review.extend({
  tourId: id,
  tourTitle: z.string(),
  tourSlug: z.string(),
  isTourPublic: z.boolean(),
  isHidden: z.boolean(),
  /** Hidden until staff have checked it. */
  isWaiting: z.boolean(),
  pictures: z.array(reviewPicture.extend({ state: z.enum(PICTURE_STATES) })),
});

export const reviewHighlight = review
  .omit({ reply: true, repliedAt: true, isVerified: true, travelledIn: true, pictures: true })
  .extend({ tourTitle: z.string(), tourSlug: z.string() });

/** Of all published tours, as each tour has its own. */
export const reviewFigures = z.object({ avgRating: z.number().nullable(), reviewCount: z.number().int() });

/** `username` is accepted but ignored: the session decides. */
export const reviewBody = z.object({
  reviewText: requiredText('your review', LIMITS.reviewText),
  rating: z
    .number({ error: 'Choose a rating from 1 to 5 stars.' })
    .int('Choose a rating from 1 to 5 stars.')
    .min(1, 'Choose a rating from 1 to 5 stars.')
    .max(5, 'Choose a rating from 1 to 5 stars.'),
});

export const tourReviewsQuery = listQuery.extend({
  view: z.enum(REVIEW_VIEWS, { error: 'view must be critical or pictures.' }).optional(),
});

export const invitedReviewBody = reviewBody.extend({
  username: requiredLine('your name', LIMITS.username),
});

export const reviewInvitation = z.object({
  /** `ended`: too old, or tour or trip is gone. `unknown` includes erased ones. */
  state: z.enum(['open', 'used', 'ended', 'unknown']),
  tour: z.object({ title: z.string(), slug: z.string() }).nullable(),
  travelledIn: z.string().nullable(),
  pictures: z.array(reviewPicture),
});

export const invitationToken = z.object({ token: z.string() });
export const invitationPicture = invitationToken.extend({ id: givenId });

export const managedReview = reviewOfTour.extend({ spam: spamMark.nullable() });

export const reviewListQuery = searchedListQuery.extend({
  status: z.enum(REVIEW_STATES, { error: 'status must be published, waiting, hidden or spam.' }).optional(),
  rating: z
    .enum(['1', '2', '3', '4', '5'], { error: 'rating must be a whole number from 1 to 5.' })
    .transform(Number)
    .optional(),
  reply: z.enum(REVIEWS_BY_REPLY, { error: 'reply must be with or without.' }).optional(),
});

export const hideReviewBody = z.object({
  tellWriter: z.boolean({ error: 'Say whether the writer is told: true or false.' }).optional(),
});
export const reviewReplyBody = z.object({ reply: requiredText('your reply', DESK_LIMITS.reviewReply) });

export type ReviewPicture = z.infer<typeof reviewPicture>;
export type InvitedReviewBody = z.infer<typeof invitedReviewBody>;
export type ReviewInvitation = z.infer<typeof reviewInvitation>;
export type Review = z.infer<typeof review>;
export type ReviewFigures = z.infer<typeof reviewFigures>;
export type ReviewOfTour = z.infer<typeof reviewOfTour>;
export type ReviewHighlight = z.infer<typeof reviewHighlight>;
export type ManagedReview = z.infer<typeof managedReview>;
