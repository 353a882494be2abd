import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '../faults/errors.ts';

export type ConcurrencyLimit = {
  /** Returns how to leave, which may be called twice. Throws `unavailable` if there is no room. */
  enter: () => () => void;
};

/** Does not measure lag: a slow disk or neighbour would turn visitors away. */
export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  let inFlight = 0;
  return {
    enter() {
      if (inFlight >= max) throw unavailable();
      inFlight += 1;
      let isIn = true;
      return () => {
        if (isIn) inFlight -= 1;
        isIn = false;
      };
    },
  };
}

/** A call counts only while it is worked on, not while its body or answer is on the way. */
export function installConcurrencyLimit(app: FastifyInstance, max: number): void {
  const limit = createConcurrencyLimit(max);
  const ways = new WeakMap<FastifyRequest, () => void>();
  const leave = async (request: FastifyRequest) => ways.get(request)?.();
  app.addHook('preValidation', async (request) => {
    ways.set(request, limit.enter());
  });
  app.addHook('onSend', async (request: FastifyRequest, _reply: FastifyReply, payload: unknown) => {
    await leave(request);
    return payload;
  });
  app.addHook('onResponse', leave);
}
