import type {
  FastifyInstance,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
} from 'fastify';
import { z } from 'zod';
import { failureAnswer } from '../../../contracts/answers.contract.ts';
import { ALL_CALLS, CALLS } from '../../../contracts/calls/all-calls.contract.ts';
import { type Call, callerOf } from '../../../contracts/calls/call.ts';
import type { DescribedCall, DescribedCalls } from '../../../contracts/calls/described-calls.contract.ts';
import { POLICY } from '../../../contracts/staff/staff-policy.ts';
import { readyAnswer } from '../cache/ready-answer.ts';
import { sendAnswer } from '../cache/send-answer.ts';
import { isForEverybody } from '../closed-site/closed-site.ts';
import { requireRight, requireSignIn } from '../session/guards.ts';
import { bodyLimitOf } from './body-bytes.ts';
import { bodyOf, JSON_TYPE, type WithSerialised } from './serialised-items.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: DescribedCall;
  }
}

type Output<Call, Part extends 'params' | 'query' | 'body'> = Call extends {
  [Name in Part]: infer Schema extends z.ZodType;
}
  ? z.output<Schema>
  : unknown;

type CallRequest<Call> = FastifyRequest<{
  Params: Output<Call, 'params'>;
  Querystring: Output<Call, 'query'>;
  Body: Output<Call, 'body'>;
}>;

type Asked<Call> = Pick<CallRequest<Call>, 'params' | 'query'>;

type Handler<Call> = Call extends { isPublic: true }
  ? (asked: Asked<Call>) => Answered<Call>
  : (request: CallRequest<Call>, reply: FastifyReply) => Answered<Call>;

type Answered<Call> = Call extends { answer: infer Answer extends z.ZodType }
  ? Promise<WithSerialised<Omit<z.output<Answer>, 'success'>>>
  : FastifyReply | Promise<FastifyReply>;

type Checked<Table> = {
  [Name in keyof Table]?: {
    body?: z.ZodType<Output<Table[Name], 'body'>>;
    query?: z.ZodType<Output<Table[Name], 'query'>>;
  };
};

const EVENT_STREAM = 'text/event-stream';
const UPLOAD = 'multipart/form-data';

const GUARDS = { everyone: async () => {}, traveller: requireSignIn } as const;

/** Undefined for who is in no table: unchecked code must not open a door. */
function guardOf({ by, may, of }: Call): ((request: FastifyRequest) => Promise<void>) | undefined {
  if (may === undefined) return Object.hasOwn(GUARDS, by) ? GUARDS[by] : undefined;
  return Object.hasOwn(POLICY, may) ? (request) => requireRight(request, may, of) : undefined;
}

export function serveCalls(
  handlers: Parameters<typeof serveTable<typeof CALLS>>[1],
  checked: Checked<typeof CALLS> = {},
): FastifyPluginAsync {
  return serveTable(CALLS, handlers, checked);
}

/** For calls that are no part of the API. */
export function serveTable<Table extends DescribedCalls>(
  calls: Table,
  handlers: { [Name in keyof Table]?: Handler<Table[Name]> },
  checked: Checked<Table> = {},
): FastifyPluginAsync {
  return async (api) => {
    for (const [name, handle] of Object.entries(handlers)) {
      const call = calls[name];
      if (call && handle) addRoute(api, call, handle as Handler<DescribedCall>, checked[name] ?? {});
    }
  };
}

function addRoute(
  api: FastifyInstance,
  call: DescribedCall,
  handle: Handler<DescribedCall>,
  checked: { body?: z.ZodType; query?: z.ZodType },
): void {
  const [method, url] = call.call.split(' ') as [string, string];
  const guard = guardOf(call);
  if (!guard) throw new Error(`${call.name} does not say who may make it.`);
  api.route({
    method,
    url,
    bodyLimit: bodyLimitOf(call),
    config: {
      ...(call.limit && api.limited(call.limit)),
      call,
      isUpload: isUpload(call),
    },
    // Before the body is read, so that strangers upload nothing.
    preParsing: async (request, _reply, payload) => {
      await guard(request);
      return payload;
    },
    schema: schemaOf(call, checked),
    ...(call.isPublic
      ? // It is compressed once, when it is cached.
        { compress: false, handler: publicHandler(api, call, handle as PublicHandler) }
      : {
          // Compression would hold messages of a stream back.
          ...(call.file === EVENT_STREAM && { compress: false }),
          handler: ownHandler(call, handle),
        }),
  });
}

function ownHandler(call: DescribedCall, handle: Handler<DescribedCall>) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const answer = await handle(request as CallRequest<DescribedCall>, reply);
    if (call.file) return answer;
    return reply.type(JSON_TYPE).send(bodyOf(reply, { ...answer, success: true }));
  };
}

/** The lowest level: a second request starts a better compression. */
const BROTLI = 1;

type PublicHandler = (asked: { params: unknown; query: unknown }) => Promise<object>;

const HEADERS = { 'content-type': JSON_TYPE };
const CACHE_HEADERS = { 'cache-control': 'no-cache' };
const CLOSED_HEADERS = { 'cache-control': 'no-store' };

function publicHandler(api: FastifyInstance, call: DescribedCall, handle: PublicHandler) {
  const withoutQuery = JSON.stringify(call.query?.safeParse({}).data);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const params = call.params && request.params;
    const query = call.query && request.query;
    const make = async () => {
      const answer = { ...(await handle({ params, query })), success: true as const };
      const body = bodyOf(reply, answer);
      return { answer: { status: 200, headers: HEADERS, body, brotli: BROTLI }, isWhole: true };
    };
    // What only staff see must not stay for visitors.
    if (!isForEverybody(call) && !(await api.isSiteOpen()))
      return sendAnswer(request, reply, readyAnswer((await make()).answer), CLOSED_HEADERS);
    return api.sendCached(request, reply, {
      key: `${call.name} ${JSON.stringify([params, query])}`,
      isEndless: JSON.stringify(query) !== withoutQuery,
      make,
      cacheHeaders: CACHE_HEADERS,
    });
  };
}

function isUpload({ body }: DescribedCall): boolean {
  return body === UPLOAD;
}

function schemaOf(call: DescribedCall, checked: { body?: z.ZodType; query?: z.ZodType }): FastifySchema {
  const { params, query, body } = call;
  return {
    operationId: call.name,
    tags: [call.tag],
    summary: callerOf(call) === 'staff' ? `${call.summary} (staff)` : call.summary,
    security: call.by === 'everyone' ? [] : [{ bearer: [] }, { cookie: [] }],
    ...(params && { params }),
    ...(query && { querystring: checked.query ?? query }),
    ...(isUpload(call) ? { consumes: [UPLOAD] } : body && { body: checked.body ?? body }),
    response: {
      200: call.answer ?? { content: { [call.file]: { schema: z.string() } } },
      '4xx': failureAnswer,
      '5xx': failureAnswer,
    },
  };
}

/** Returns a check that throws if a call is not served, or if a route is in no table and so has no guard. */
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
