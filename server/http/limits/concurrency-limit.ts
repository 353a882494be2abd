import type { FastifyInstance, FastifyRequest } from 'fastify';
import { unavailable } from '../faults/errors.ts';

/** Counts calls only while they are worked on. Does not measure lag: a slow disk would turn visitors away. */
export function installConcurrencyLimit(app: FastifyInstance, max: number): void {
  const inHand = new Set<FastifyRequest>();
  app.addHook('preValidation', async (request) => {
    if (inHand.size >= max) throw unavailable();
    inHand.add(request);
  });
  app.addHook('onSend', async (request) => void inHand.delete(request));
  app.addHook('onResponse', async (request) => void inHand.delete(request));
}
