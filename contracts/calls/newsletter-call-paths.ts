import type { Calls } from './call.ts';

/** The newsletter. Leaving has no limit: mail programs do it for many readers from one address, and it has to work. */
export const NEWSLETTER_CALLS = {
  subscribe: { call: 'POST /subscribe', by: 'everyone', limit: 'publicForm' },
  getConfirmLink: { call: 'GET /newsletter/confirm/:token', by: 'everyone' },
  confirmSubscription: { call: 'POST /newsletter/confirm/:token', by: 'everyone', limit: 'publicForm' },
  getLeaveLink: { call: 'GET /newsletter/leave/:token', by: 'everyone' },
  leaveNewsletter: { call: 'POST /newsletter/leave/:token', by: 'everyone' },
  explainLeaving: { call: 'POST /newsletter/leave/:token/reason', by: 'everyone', limit: 'publicForm' },
  stayWithNewsletter: { call: 'POST /newsletter/leave/:token/stay', by: 'everyone', limit: 'publicForm' },
} as const satisfies Calls;
