import type { Calls } from './call.ts';

/** What travellers read of the places of tours. */
export const STOP_CALLS = {
  listStops: { call: 'GET /places', by: 'everyone', isPublic: true },
} as const satisfies Calls;
