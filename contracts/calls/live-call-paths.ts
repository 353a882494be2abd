import type { Calls } from './call.ts';

/** By which the admin area shows what happens while it is open. */
export const LIVE_CALLS = {
  watchDesk: { call: 'GET /manage/live', by: 'staff', isBackground: true },
  getDeskNews: { call: 'GET /manage/live/news', by: 'staff', isBackground: true },
  sayPresence: { call: 'POST /manage/live/presence', by: 'staff', isBackground: true },
} as const satisfies Calls;
