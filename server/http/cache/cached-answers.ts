import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import { meetRequests } from '../meet-requests.ts';
import { type AnswerCache, createAnswerCache, type NewAnswer } from './answer-cache.ts';
import { encodingFor, hasAlready } from './negotiate.ts';
import type { ReadyAnswer } from './ready-answer.ts';
import { type Encoding, worthwhile } from './ready-answer.ts';
import { sendAnswer } from './send-answer.ts';

const REQUEST_ID = 'x-request-id';
const OF_A_FORM = new Set(['content-encoding', 'content-length']);
const PERSONAL = ['set-cookie', 'www-authenticate'];

const MAX_ADDRESSES = 5_000;
const MAX_ADDRESS = 500;

const UNCACHED_HEADERS = { 'cache-control': 'no-store' };

type Asked = {
  key: string;
  isEndless: boolean;
  make: () => Promise<NewAnswer>;
  onJoin?: () => void;
  /** For fresh answers; all others are sent with `no-store`. */
  cacheHeaders: Record<string, string>;
  onStandIn?: (failure: unknown) => void;
};

declare module 'fastify' {
  interface FastifyInstance {
    sendCached: (request: FastifyRequest, reply: FastifyReply, asked: Asked) => Promise<FastifyReply>;
    cacheState: AnswerCache['state'];
  }
}

type Options = {
  config: Pick<Config, 'publicUrl' | 'trustProxy'>;
  siteChanges: { subscribe: (listener: () => void) => void };
  lifetime?: number;
};

/** Sends cached answers before routing, hooks and validation run. */
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
      const made = prepareAnswer(answer, reply.getHeaders() as OutgoingHttpHeaders);
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

type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

function answerFirst(app: FastifyInstance, answer: Answerer): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const handOn = meetRequests(app, (request, response) => {
    if (isStopping || !answer(request, response)) handOn(request, response);
  });
}

/** Occurs in no address or header. */
const BETWEEN = '\n';

type AskedRequest = IncomingMessage & { originalUrl?: string };

/** Must cover all that `siteOrigin` reads. */
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

type PreparedAnswer = NonNullable<ReturnType<typeof prepareAnswer>>;

/** Returns undefined if `headers`, sent the first time, were meant for one person. */
export function prepareAnswer(answer: ReadyAnswer, headers: OutgoingHttpHeaders) {
  if (PERSONAL.some((name) => headers[name] !== undefined)) return undefined;
  const hasRequestId = headers[REQUEST_ID] !== undefined;
  const common = hasRequestId ? [REQUEST_ID, ''] : [];
  for (const [name, value] of Object.entries(headers)) {
    if (name !== REQUEST_ID && !OF_A_FORM.has(name)) common.push(name, String(value));
  }
  const forms: Partial<Record<Encoding, { head: string[]; body: Buffer }>> = {};

  function formOf(encoding: Encoding) {
    const body = answer.bodies[encoding];
    const form = forms[encoding];
    if (!body || form?.body === body) return form;
    // Otherwise the cache drops it, and it stays in memory here without being counted.
    if (encoding === 'identity') answer.bodies.isSentPlain = true;
    const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding];
    forms[encoding] = { body, head: [...common, ...encoded, 'content-length', String(body.length)] };
    return forms[encoding];
  }

  /** Reuses the array: it is written at once. */
  function withId(head: string[]): string[] {
    if (hasRequestId) head[1] = randomUUID();
    return head;
  }

  return {
    write(request: IncomingMessage, response: ServerResponse): boolean {
      if (hasAlready(request.headers, answer.etag)) {
        response.writeHead(304, withId(common)).end();
        return true;
      }
      const form = formOf(worthwhile(answer, encodingFor(request.headers)));
      if (!form) return false;
      response.writeHead(200, withId(form.head)).end(request.method === 'HEAD' ? undefined : form.body);
      return true;
    },
  };
}
