import type { Calls } from './call.ts';

/** What staff do with reviews. */
export const MANAGE_REVIEW_CALLS = {
  listReviews: { call: 'GET /review', by: 'staff' },
  hideReview: { call: 'PUT /review/:id/hidden', by: 'staff' },
  publishReview: { call: 'DELETE /review/:id/hidden', by: 'staff' },
  replyToReview: { call: 'PUT /review/:id/reply', by: 'staff' },
  removeReviewReply: { call: 'DELETE /review/:id/reply', by: 'staff' },
  showReviewPicture: { call: 'PUT /manage/review-pictures/:id/shown', by: 'staff' },
  hideReviewPicture: { call: 'DELETE /manage/review-pictures/:id/shown', by: 'staff' },
  getReviewPicture: { call: 'GET /manage/review-pictures/:id', by: 'staff' },
  deleteReview: { call: 'DELETE /review/:id', by: 'staff' },
} as const satisfies Calls;
