import type { Calls } from './call.ts';

/** What whoever was asked how a trip was does by the link of that mail. */
export const INVITATION_CALLS = {
  getReviewInvitation: { call: 'GET /reviews/invitations/:token', by: 'everyone' },
  sendInvitedReview: { call: 'POST /reviews/invitations/:token', by: 'everyone', limit: 'publicForm' },
  uploadReviewPicture: {
    call: 'POST /reviews/invitations/:token/pictures',
    by: 'everyone',
    limit: 'publicForm',
  },
  getOwnReviewPicture: { call: 'GET /reviews/invitations/:token/pictures/:id', by: 'everyone' },
  removeReviewPicture: { call: 'DELETE /reviews/invitations/:token/pictures/:id', by: 'everyone' },
} as const satisfies Calls;
