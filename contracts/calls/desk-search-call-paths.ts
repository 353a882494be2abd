import type { Calls } from './call.ts';

/** What staff ask about everything at once. */
export const DESK_SEARCH_CALLS = {
  searchDesk: { call: 'GET /manage/search', by: 'staff' },
  nameOnDesk: { call: 'GET /manage/search/names', by: 'staff' },
} as const satisfies Calls;
