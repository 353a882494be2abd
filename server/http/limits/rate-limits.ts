import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { CallLimit } from '../../../contracts/calls/described-calls.contract.ts';
import { countOf } from '../../../contracts/count-of.ts';
import { tooMany } from '../faults/errors.ts';
import { clientNetworkOf, TIMES_OF_WIDER, widerNetworks } from './client-network.ts';

/** Per client network and minute; `RATE_LIMIT_SCALE` multiplies it. */
const PER_MINUTE: Record<CallLimit, number> = {
  ...{ login: 10, register: 5, reset: 5, publicForm: 10 },
  // Sent as a field loses focus, by everybody of an office.
  formHelp: 120,
};

const CALL_LIMITS = Object.keys(PER_MINUTE) as CallLimit[];

const ONE_MINUTE = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    limited: (limit: CallLimit) => { rateLimit: { max: number; timeWindow: number } };
  }
}

export async function installRateLimits(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: clientNetworkOf,
    errorResponseBuilder: (_request, context) => tooManyTries(context.ttl),
  });
  const maxOf = (limit: CallLimit) => Math.max(1, Math.round(PER_MINUTE[limit] * scale));
  app.decorate('limited', (limit) => ({ rateLimit: { max: maxOf(limit), timeWindow: ONE_MINUTE } }));
  limitWiderNetworks(app, maxOf);
}

/** Requests that the own network's limit refused do not count. */
function limitWiderNetworks(app: FastifyInstance, maxOf: (limit: CallLimit) => number): void {
  const limitersOf = (limit: CallLimit) =>
    TIMES_OF_WIDER.map((times, nth) =>
      app.createRateLimit({
        max: maxOf(limit) * times,
        timeWindow: ONE_MINUTE,
        keyGenerator: (request) =>
          `${request.routeOptions.url} ${widerNetworks(clientNetworkOf(request))[nth]}`,
      }),
    );
  const limiters = new Map(CALL_LIMITS.map((limit) => [limit, limitersOf(limit)]));
  // After the route's own limiter, which runs on the request.
  app.addHook('preParsing', async (request) => {
    const limit = request.routeOptions.config.call?.limit;
    if (!limit || widerNetworks(clientNetworkOf(request)).length === 0) return;
    for (const look of limiters.get(limit) ?? []) {
      const seen = await look(request);
      if (!seen.isAllowed && seen.isExceeded) throw tooManyTries(seen.ttl);
    }
  });
}

function tooManyTries(ttl: number) {
  const seconds = Math.max(1, Math.ceil(ttl / 1000));
  return tooMany(`Too many tries. Please wait ${describeWait(seconds)} and try again.`, seconds);
}

export function describeWait(seconds: number): string {
  if (seconds < 90) return countOf(seconds, 'second');
  return countOf(Math.ceil(seconds / 60), 'minute');
}
