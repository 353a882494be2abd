import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { countOf } from '../../contracts/count-of.ts';
import { clientNetworkOf } from './client-network.ts';
import { tooMany } from './errors.ts';

/** Requests a minute for one client address; `RATE_LIMIT_SCALE` multiplies them. */
const PER_MINUTE = { login: 10, register: 5, reset: 5, publicForm: 10 } as const;

const ONE_MINUTE = 60_000;

/** Installs the limiter; routes name their limit with `limited`. */
export async function installRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    keyGenerator: clientNetworkOf,
    errorResponseBuilder: (_request, context) => {
      const seconds = Math.max(1, Math.ceil(context.ttl / 1000));
      return tooMany(`That was too often. Please wait ${describeWait(seconds)} and try again.`, seconds);
    },
  });
}

/** Route config that holds one client address to so many requests a minute. */
export function limited(kind: keyof typeof PER_MINUTE, scale: number) {
  return { rateLimit: { max: Math.max(1, Math.round(PER_MINUTE[kind] * scale)), timeWindow: ONE_MINUTE } };
}

/** "40 seconds", "3 minutes". */
export function describeWait(seconds: number): string {
  if (seconds < 90) return countOf(seconds, 'second');
  return countOf(Math.ceil(seconds / 60), 'minute');
}
