import type { Calls } from './call.ts';

/** For monitoring. Unlike all others, these are at the root of the site. */
export const HEALTH_CALLS = {
  isAlive: { call: 'GET /healthz', by: 'everyone' },
  isReady: { call: 'GET /readyz', by: 'everyone' },
} as const satisfies Calls;
