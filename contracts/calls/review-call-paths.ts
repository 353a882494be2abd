import type { Calls } from './call.ts';

/** What travellers do with reviews. */
export const REVIEW_CALLS = {
  listReviewHighlights: { call: 'GET /reviews/highlights', by: 'everyone', isPublic: true },
  writeReview: { call: 'POST /review/:id', by: 'traveller', limit: 'publicForm' },
} as const satisfies Calls;
