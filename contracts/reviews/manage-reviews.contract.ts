import { z } from 'zod';
import { LIMITS } from '../fields/field-limits.ts';
import { requiredText } from '../fields/text.contract.ts';
import { searchedListQuery } from '../lists/list-search.contract.ts';
import { spamMark } from '../spam-mark.contract.ts';
import { REVIEW_STATES, REVIEWS_BY_REPLY } from './review-terms.ts';
import { reviewOfTour } from './reviews.contract.ts';

/** As staff see it: where it was taken for spam, which hid it, with why; null once they have published it. */
export const managedReview = reviewOfTour.extend({ spam: spamMark.nullable() });

/** Staff's query of the reviews. `q` looks through tour, traveller and text. */
export const reviewListQuery = searchedListQuery.extend({
  status: z.enum(REVIEW_STATES, { error: 'status must be published, waiting, hidden or spam.' }).optional(),
  rating: z
    .enum(['1', '2', '3', '4', '5'], { error: 'rating must be a whole number from 1 to 5.' })
    .transform(Number)
    .optional(),
  reply: z.enum(REVIEWS_BY_REPLY, { error: 'reply must be with or without.' }).optional(),
});

export const hideReviewBody = z.object({
  /** Mail whoever wrote it that it is not shown. */
  tellWriter: z.boolean({ error: 'Say whether the writer is told: true or false.' }).optional(),
});
export const reviewReplyBody = z.object({ reply: requiredText('your reply', LIMITS.reviewReply) });

export type ManagedReview = z.infer<typeof managedReview>;
export type ReviewListQuery = z.infer<typeof reviewListQuery>;
export type ReviewReplyBody = z.infer<typeof reviewReplyBody>;
