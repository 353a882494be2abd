import type { Calls } from './call.ts';

/** The newsletter. */
export const NEWSLETTER_CALLS = {
  subscribe: { call: 'POST /subscribe', by: 'everyone', limit: 'publicForm' },
} as const satisfies Calls;
