import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { CallLimit } from '../../../contracts/calls/call.ts';
import { countOf } from '../../../contracts/count-of.ts';
import { tooMany } from '../faults/errors.ts';
import { clientNetworkOf } from './client-network.ts';

/** Requests a minute for one client address; `RATE_LIMIT_SCALE` multiplies them. */
const PER_MINUTE: Record<CallLimit, number> = { login: 10, register: 5, reset: 5, publicForm: 10 };

const ONE_MINUTE = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Route config that holds one client address to so many requests a minute. */
    limited: (limit: CallLimit) => { rateLimit: { max: number; timeWindow: number } };
  }
}

/** Installs the limiter; `scale` multiplies all limits. */
export async function installRateLimits(app: FastifyInstance, scale: number): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: clientNetworkOf,
    errorResponseBuilder: (_request, context) => {
      const seconds = Math.max(1, Math.ceil(context.ttl / 1000));
      return tooMany(`Too many tries. Please wait ${describeWait(seconds)} and try again.`, seconds);
    },
  });
  app.decorate('limited', (limit) => ({
    rateLimit: { max: Math.max(1, Math.round(PER_MINUTE[limit] * scale)), timeWindow: ONE_MINUTE },
  }));
}

/** "40 seconds", "3 minutes". */
export function describeWait(seconds: number): string {
  if (seconds < 90) return countOf(seconds, 'second');
  return countOf(Math.ceil(seconds / 60), 'minute');
}
