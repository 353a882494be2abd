import type { Calls } from './call.ts';

/** What travellers read of the agency's people. */
export const TEAM_CALLS = {
  listTeam: { call: 'GET /team', by: 'everyone', isPublic: true },
} as const satisfies Calls;
