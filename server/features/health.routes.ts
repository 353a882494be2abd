import type { FastifyPluginAsync } from 'fastify';
import { healthCalls } from '../../contracts/calls/health-calls.contract.ts';
import { pingDatabase } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { serveCalls } from '../http/calls/serve-calls.ts';
import { Failure } from '../http/faults/errors.ts';

/** For monitoring. */
export function healthRoutes({ db }: Deps): FastifyPluginAsync {
  return serveCalls(healthCalls, {
    async isAlive() {
      return {};
    },

    async isReady() {
      try {
        await pingDatabase(db);
      } catch (cause) {
        const silent = new Failure('unavailable', 'The database does not answer.', { retryAfter: 5 });
        throw Object.assign(silent, { cause });
      }
      return {};
    },
  });
}
