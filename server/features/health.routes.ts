import type { FastifyPluginAsync } from 'fastify';
import { healthCalls } from '../../contracts/calls/health-calls.contract.ts';
import { createReadiness } from '../db/readiness.ts';
import type { Deps } from '../deps.ts';
import { serveCalls } from '../http/calls/serve-calls.ts';
import { Failure } from '../http/faults/errors.ts';

/** For monitoring. */
export function healthRoutes(deps: Deps): FastifyPluginAsync {
  const readiness = createReadiness(deps);
  return serveCalls(healthCalls, {
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
