import type { Calls } from './call.ts';

/** Of pages, and of the search once it is used. */
export const CONTENT_CALLS = {
  getContent: { call: 'GET /content/:key', by: 'everyone' },
} as const satisfies Calls;
