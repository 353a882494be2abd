import type { Calls } from './call.ts';

/** For whatever watches over the process. Unlike all others these stand at the root of the site. */
export const HEALTH_CALLS = {
  isAlive: { call: 'GET /healthz', by: 'everyone' },
  isReady: { call: 'GET /readyz', by: 'everyone' },
} as const satisfies Calls;
