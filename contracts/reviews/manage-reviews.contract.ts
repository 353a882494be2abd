import { z } from 'zod';
import { LIMITS } from '../fields/field-limits.ts';
import { requiredText } from '../fields/text.contract.ts';
import { searchedListQuery } from '../lists/list-search.contract.ts';
import { spamMark } from '../spam-mark.contract.ts';
import { REVIEW_STATES, REVIEWS_BY_REPLY } from './review-terms.ts';
import { reviewOfTour } from './reviews.contract.ts';

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
export const reviewReplyBody = z.object({ reply: requiredText('your reply', LIMITS.reviewReply) });

export type ManagedReview = z.infer<typeof managedReview>;
export type ReviewListQuery = z.infer<typeof reviewListQuery>;
export type ReviewReplyBody = z.infer<typeof reviewReplyBody>;
