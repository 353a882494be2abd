import type { Calls } from './call.ts';

/** Accounts: making one, signing in, forgotten passwords, one’s own; the newsletter and reviews. */
export const ACCOUNT_CALLS = {
  register: { call: 'POST /auth/register', by: 'everyone' },
  login: { call: 'POST /auth/login', by: 'everyone' },
  forgotPassword: { call: 'POST /auth/forgot-password', by: 'everyone' },
  resetPassword: { call: 'POST /auth/reset-password/:token', by: 'everyone' },
  resendResetLink: { call: 'POST /auth/resend-reset-link', by: 'everyone' },
  listOwnEnquiries: { call: 'GET /booking/mine', by: 'traveller' },
  getOwnAccount: { call: 'GET /account', by: 'traveller' },
  exportOwnData: { call: 'GET /account/data', by: 'traveller' },
  listOwnReviews: { call: 'GET /review/mine', by: 'traveller' },
  changePassword: { call: 'POST /account/password', by: 'traveller' },
  confirmEmail: { call: 'POST /account/email/confirmed', by: 'traveller' },
  sendConfirmation: { call: 'POST /account/email', by: 'traveller' },
  setMorningMail: { call: 'PUT /account/morning-mail', by: 'staff' },
  listOwnSessions: { call: 'GET /account/sessions', by: 'traveller' },
  endOwnSession: { call: 'DELETE /account/sessions/:id', by: 'traveller' },
  signOutEverywhere: { call: 'DELETE /account/sessions', by: 'traveller' },
  deleteOwnAccount: { call: 'DELETE /account', by: 'traveller' },
  subscribe: { call: 'POST /subscribe', by: 'everyone' },
  writeReview: { call: 'POST /review/:id', by: 'traveller' },
  // Two-step sign-in. Open to staff who are kept from all else until they have set it up.
  getSecondFactor: { call: 'GET /account/second-factor', by: 'traveller' },
  beginSecondFactor: { call: 'POST /account/second-factor', by: 'traveller' },
  confirmSecondFactor: { call: 'POST /account/second-factor/confirmation', by: 'traveller' },
  renewRecoveryCodes: { call: 'POST /account/second-factor/recovery-codes', by: 'traveller' },
  switchSecondFactorOff: { call: 'DELETE /account/second-factor', by: 'traveller' },
  // By the link of the mail that asks how a trip was
  sendInvitedReview: { call: 'POST /reviews/invitations/:token', by: 'everyone' },
  uploadReviewPicture: { call: 'POST /reviews/invitations/:token/pictures', by: 'everyone' },
  getOwnReviewPicture: { call: 'GET /reviews/invitations/:token/pictures/:id', by: 'everyone' },
  removeReviewPicture: { call: 'DELETE /reviews/invitations/:token/pictures/:id', by: 'everyone' },
} as const satisfies Calls;
