import type { FastifyPluginAsync } from 'fastify';
import type { Calls } from '../../contracts/calls/call.ts';
import { describeCalls } from '../../contracts/calls/described-calls.contract.ts';
import { createReadiness } from '../db/readiness.ts';
import type { Deps } from '../deps.ts';
import { serveTable } from '../http/calls/serve-calls.ts';
import { Failure } from '../http/faults/errors.ts';

/** For monitoring. Unlike all others, these are at the root of the site. */
const HEALTH_CALLS = {
  isAlive: { call: 'GET /healthz', by: 'everyone' },
  isReady: { call: 'GET /readyz', by: 'everyone' },
} as const satisfies Calls;

const healthCalls = describeCalls(
  'health',
  {
    isAlive: { summary: 'The process is alive' },
    isReady: { summary: 'The database takes a row and answers it, requests can be served' },
  },
  HEALTH_CALLS,
);

export function healthRoutes(deps: Deps): FastifyPluginAsync {
  const readiness = createReadiness(deps);
  return serveTable(healthCalls, {
    async isAlive() {
      return {};
    },

    async isReady() {
      try {
        await readiness();
      } catch (cause) {
        const silent = new Failure('unavailable', 'The database does not answer.', { retryAfter: 5 });
        throw Object.assign(silent, { cause });
      }
      return {};
    },
  });
}
