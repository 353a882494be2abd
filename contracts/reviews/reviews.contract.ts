import { z } from 'zod';
import { LIMITS } from '../fields/field-limits.ts';
import { id, requiredText, timestamp } from '../fields/text.contract.ts';

export const review = z.object({
  _id: id,
  username: z.string(),
  reviewText: z.string(),
  rating: z.number().int().min(1).max(5),
  createdAt: timestamp,
  /** The agency's answer. */
  reply: z.string().nullable(),
  repliedAt: timestamp.nullable(),
});

/** As staff and its writer see it: with the tour it is about, also while it is hidden. */
export const reviewOfTour = review.extend({
  tourId: id,
  tourTitle: z.string(),
  tourSlug: z.string(),
  /** False for a tour that is a draft or archived: it has no page. */
  isTourPublic: z.boolean(),
  isHidden: z.boolean(),
});

/** As the home page shows it: with the tour it is about. */
export const reviewHighlight = review
  .omit({ reply: true, repliedAt: true })
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

export type Review = z.infer<typeof review>;
export type ReviewOfTour = z.infer<typeof reviewOfTour>;
export type ReviewHighlight = z.infer<typeof reviewHighlight>;
export type ReviewBody = z.infer<typeof reviewBody>;
