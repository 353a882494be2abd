import type { Calls } from './call.ts';

/** What travellers do with their own account. */
export const OWN_ACCOUNT_CALLS = {
  getOwnAccount: { call: 'GET /account', by: 'traveller' },
  exportOwnData: { call: 'GET /account/data', by: 'traveller', limit: 'reset' },
  listOwnReviews: { call: 'GET /review/mine', by: 'traveller' },
  changePassword: { call: 'POST /account/password', by: 'traveller', limit: 'login' },
  confirmEmail: { call: 'POST /account/email/confirmed', by: 'traveller', limit: 'reset' },
  sendConfirmation: { call: 'POST /account/email', by: 'traveller', limit: 'reset' },
  setMorningMail: { call: 'PUT /account/morning-mail', by: 'staff' },
  listOwnSessions: { call: 'GET /account/sessions', by: 'traveller' },
  endOwnSession: { call: 'DELETE /account/sessions/:id', by: 'traveller' },
  signOutEverywhere: { call: 'DELETE /account/sessions', by: 'traveller' },
  deleteOwnAccount: { call: 'DELETE /account', by: 'traveller', limit: 'login' },
} as const satisfies Calls;
