import type { Calls } from './call.ts';

/** What waits for staff, in one list. */
export const INBOX_CALLS = {
  listInbox: { call: 'GET /manage/inbox', by: 'staff' },
  countInbox: { call: 'GET /manage/inbox/counts', by: 'staff' },
} as const satisfies Calls;
