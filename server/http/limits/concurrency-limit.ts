import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { unavailable } from '../faults/errors.ts';

/** Lets so much work in at a time; what comes on top is refused at once. */
export type ConcurrencyLimit = {
  /** Answers how to leave again, which may be called more than once. Throws `unavailable` when there is no room. */
  enter: () => () => void;
};

/**
 * What is in hand is the only proof that there is too much of it: a clock that lags may tell of a start, of a slow disk
 * or of a neighbour on the same machine, and turns people away who could be served.
 */
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

/**
 * Holds the calls of this part of the API to `max` at a time. A call counts while it is worked on: neither a body that
 * comes in slowly nor an answer that is read slowly takes a place from anybody.
 */
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
  // Also where no answer could be made at all.
  app.addHook('onResponse', leave);
}
