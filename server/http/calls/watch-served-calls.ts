import type { FastifyInstance } from 'fastify';
import { ALL_CALLS } from '../../../contracts/calls/all-calls.contract.ts';

/**
 * Watches which routes are added below a prefix. What it answers throws where a call of the tables is served by no feature,
 * and where a route is no call of theirs: nothing would hold it to its caller.
 */
export function watchServedCalls(api: FastifyInstance, calls = ALL_CALLS): () => void {
  const served = new Set<string>();
  api.addHook('onRoute', ({ method, url, prefix }) => {
    for (const one of [method].flat()) if (one !== 'HEAD') served.add(`${one} ${url.slice(prefix.length)}`);
  });
  return () => {
    for (const { name, call } of calls) {
      if (!served.delete(call))
        throw new Error(
          `No feature serves ${name} (${call}): give it a handler, in routes that app.ts names.`,
        );
    }
    for (const call of served) throw new Error(`${call} is in no table that all-calls.contract.ts names.`);
  };
}
