import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DescribedCall } from '../../../contracts/calls/described-calls.contract.ts';
import { bodyOf, JSON_TYPE } from './serialised-items.ts';

/** The least: asked for a second time, it is compressed once more. */
const BROTLI = 1;

/** What a public call does. It is given what was asked for, and nothing of who asks: its answer is anybody's. */
export type PublicHandler = (asked: { params: unknown; query: unknown }) => Promise<object>;

const HEADERS = { 'content-type': JSON_TYPE };
/** Whoever has it asks each time, by its tag, whether it is still so. */
const CACHE_HEADERS = { 'cache-control': 'no-cache' };

/** Answers a public call out of the cache, or does it. */
export function publicHandler(api: FastifyInstance, call: DescribedCall, handle: PublicHandler) {
  const withoutQuery = JSON.stringify(call.query?.safeParse({}).data);
  return (request: FastifyRequest, reply: FastifyReply) => {
    // As the contract has read them: in its order, and without what it does not name.
    const params = call.params && request.params;
    const query = call.query && request.query;
    return api.sendCached(request, reply, {
      key: `${call.name} ${JSON.stringify([params, query])}`,
      isEndless: JSON.stringify(query) !== withoutQuery,
      make: async () => {
        const answer = { ...(await handle({ params, query })), success: true as const };
        const body = bodyOf(reply, answer);
        return { answer: { status: 200, headers: HEADERS, body, brotli: BROTLI }, isWhole: true };
      },
      cacheHeaders: CACHE_HEADERS,
    });
  };
}
