import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import { meetRequests } from '../meet-requests.ts';
import { newRequestId } from '../new-request-id.ts';
import { type CacheState, createAnswerCache, type NewAnswer } from './answer-cache.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { sendAnswer } from './send-answer.ts';

/** Addresses that are answered at once; any other goes the long way and is as right. */
const MAX_ADDRESSES = 5_000;
/** Characters of an address. */
const MAX_ADDRESS = 500;

const UNCACHED_HEADERS = { 'cache-control': 'no-store' };

type Asked = {
  /** What is asked for, by what it is made of: addresses that come to the same have one. */
  key: string;
  /** Whether anybody can make up others like it without end: they do not drive out what there is an end of. */
  isEndless: boolean;
  make: () => Promise<NewAnswer>;
  /** Told where it is being made already, for somebody else. */
  onJoin?: () => void;
  /** For one that is cached and up to date; any other is told to be kept by nobody. */
  cacheHeaders: Record<string, string>;
  /** Told where an old copy stands in for the answer that failed; without it none does. */
  onStandIn?: (failure: unknown) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends what is the same for whoever asks, made at most once until it changes. */
    sendCached: (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<FastifyReply>;
    cacheState: () => CacheState;
  }
}

type Options = {
  config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  siteChanges: { subscribe: (listener: () => void) => void };
  /** Milliseconds for which an answer is up to date, unless a change is announced. */
  lifetime?: number;
};

/**
 * Caches answers, and sends what is cached before the app gets to see the request: no routing, hooks or validation, but the
 * same head, which is prepared as the answer goes out the long way for the first time.
 */
export function installCachedAnswers(app: FastifyInstance, { config, siteChanges, lifetime }: Options): void {
  const cache = createAnswerCache({ lifetime });
  siteChanges.subscribe(cache.outdate);
  const prepared = new WeakMap<ReadyAnswer, PreparedAnswer>();
  const keys = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  const addressOf = requestAddress(config);

  function prepare(request: FastifyRequest, reply: FastifyReply, key: string, answer: ReadyAnswer): void {
    const address = addressOf(request.raw);
    if (address.length > MAX_ADDRESS) return;
    if (!prepared.has(answer)) {
      const made = prepareAnswer(answer, reply.getHeaders() as OutgoingHttpHeaders, newRequestId);
      if (!made) return;
      prepared.set(answer, made);
    }
    keys.set(address, key);
  }

  app.decorate('sendCached', async (request, reply, { key, make, cacheHeaders, onStandIn, ...asked }) => {
    const fetched = await cache.fetch(key, make, { ...asked, mayStandIn: onStandIn !== undefined });
    if (fetched.failure) onStandIn?.(fetched.failure);
    const headers = fetched.isFresh ? cacheHeaders : UNCACHED_HEADERS;
    return sendAnswer(request, reply, fetched.answer, headers, () => {
      if (fetched.isFresh) prepare(request, reply, key, fetched.answer);
    });
  });
  app.decorate('cacheState', cache.state);
  answerFirst(app, (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const key = keys.get(addressOf(request));
    const answer = key === undefined ? undefined : cache.find(key);
    return (answer && prepared.get(answer)?.write(request, response)) ?? false;
  });
}

/** Answers a request, or says by false that it has left it untouched. */
type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets every request that comes over the wire meet `answer` before the app. A server that is being stopped has the app say
 * so to whoever still asks.
 */
function answerFirst(app: FastifyInstance, answer: Answerer): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const handOn = meetRequests(app, (request, response) => {
    if (isStopping || !answer(request, response)) handOn(request, response);
  });
}

/** Never part of an address or a header. */
const BETWEEN = '\n';

/** What `rewriteUrl` has read differently keeps its first reading. */
type AskedRequest = IncomingMessage & { originalUrl?: string };

/**
 * Tells requests apart before anything is made of them: by their address as it was sent, and by all that `siteOrigin` goes
 * by. Two that differ here may ask for the same; two that do not always do.
 */
function requestAddress({ publicUrl, trustProxy }: Pick<Config, 'publicUrl' | 'trustProxy'>) {
  const asked = ({ originalUrl, url = '/' }: AskedRequest) => originalUrl ?? url;
  if (publicUrl) return asked;
  if (!trustProxy) return (request: AskedRequest) => (request.headers.host ?? '') + BETWEEN + asked(request);
  return (request: AskedRequest) => {
    const { host, 'x-forwarded-host': forwardedHost, 'x-forwarded-proto': protocol } = request.headers;
    const { remoteAddress } = request.socket;
    return [remoteAddress, forwardedHost, protocol, host, asked(request)].join(BETWEEN);
  };
}
