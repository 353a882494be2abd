import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, data, RouterContextProvider, type ServerBuild } from 'react-router';
import { FORM_TRACES_HEADER, writeFormTraces } from '../../../contracts/fields/form-traces.ts';
import type { ApiRequest, ApiResponse, Transport } from '../../../web/api/transport.ts';
import { callInProcess } from '../../http/calls/call-in-process.ts';
import type { PageAddress } from '../address/cached-or-private.ts';
import { pageErrorReporter } from '../page-error-report.ts';
import { plainErrorPage } from '../plain-error-page.ts';
import type { WebBuild } from '../web-build.ts';

const SETTLED = [200, 404];

const PASSED_STATUSES = new Set([404, 429, 503]);

const PASSED_ON = [
  'cookie',
  'host',
  'origin',
  'sec-fetch-site',
  'user-agent',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

export type RenderedPage = {
  response: Response;
  /** False if a part is missing: such a page must not be cached. */
  isWhole: boolean;
  nonce: string;
  cookies: string[];
};

export type PageRenderer = (
  address: Pick<PageAddress, 'url' | 'logged' | 'isAdminArea'> & { isPreview?: boolean },
  request: FastifyRequest,
) => Promise<RenderedPage>;

/** Renders without the visitor's cookies: everybody gets the same page. Posted forms and previews use their sender's. */
export function pageRenderer(
  app: FastifyInstance,
  getBuild: () => Promise<WebBuild>,
  mode: string,
): PageRenderer {
  const handlerOf = handlerOfLatestBuild(mode);
  return async ({ url, logged, isPreview }, request) => {
    const build = await getBuild();
    const { apiContext, createPageApi, formApiContext, pageRequestContext } = build.entry.module;
    const context = new RouterContextProvider();
    const missing: string[] = [];
    const calls = inProcessTransport(app, (call) => missing.push(call));
    const transport = isPreview ? withDrafts(calls, formTransport(app, request, [])) : calls;
    context.set(apiContext, createPageApi(transport));
    const cookies: string[] = [];
    if (request.method === 'POST')
      context.set(formApiContext, createPageApi(formTransport(app, request, cookies)));
    let hasFault = false;
    const report = pageErrorReporter(request.log, logged);
    const reportError = (error: unknown) => {
      hasFault = true;
      report(error);
    };
    const nonce = randomBytes(16).toString('base64url');
    context.set(pageRequestContext, { id: request.id, nonce, reportError });
    const body = typeof request.body === 'string' ? request.body : undefined;
    const { accept = '*/*', 'accept-language': language = '' } = request.headers;
    const webRequest = new Request(url, {
      method: request.method,
      headers: { accept, 'accept-language': language, ...(body !== undefined && FORM) },
      body,
    });
    const response = await handlerOf(build)(webRequest, context);
    const isWhole = missing.length === 0 && !hasFault;
    // A 400 is the visitor's fault and would let anybody fill the log.
    if (!isWhole && response.status !== 400)
      request.log.warn({ address: logged, missing }, 'a page lacks a part');
    const shown = response.status < 500 ? response : withRequestId(response, request.id);
    return { response: shown, isWhole, nonce, cookies };
  };
}

/** Kept per build, because creating one reads every route. */
function handlerOfLatestBuild(mode: string) {
  let latest: { build: WebBuild; handle: ReturnType<typeof createRequestHandler> } | undefined;
  return (build: WebBuild) => {
    if (latest?.build !== build) {
      const { pageRequestContext } = build.entry.module;
      const guarded = carryRequestId(build, (context) => context.get(pageRequestContext));
      latest = { build, handle: createRequestHandler(guarded, mode) };
    }
    return latest.handle;
  };
}

/** Shared answers: the id in the text must match the one in the header. */
function withRequestId(response: Response, id: string): Response {
  const headers = new Headers(response.headers);
  headers.set('x-request-id', id);
  const isReadable = /^text\/(html|x-script)/.test(headers.get('content-type') ?? '');
  if (isReadable) return new Response(response.body, { status: response.status, headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(plainErrorPage(id), { status: response.status, headers });
}

export function headersOfSender({ headers }: FastifyRequest): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => PASSED_ON.includes(name)));
}

/** Calls the API for a form's sender, with their cookies and address. Adds cookies of the answers to `cookies`. */
function formTransport(app: FastifyInstance, request: FastifyRequest, cookies: string[]): Transport {
  const sender = headersOfSender(request);
  return async (asked) => {
    const { idempotencyKey, formTraces } = asked;
    const headers = {
      ...sender,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(formTraces && { [FORM_TRACES_HEADER]: writeFormTraces(formTraces) }),
    };
    const { remoteAddress } = request.socket;
    const { cookies: set, ...answer } = await callApi(app, asked, { headers, remoteAddress });
    cookies.push(...set);
    return answer;
  };
}

/** Drafts of pages in place of what is published, for who may see them. */
function withDrafts(calls: Transport, asStaff: Transport): Transport {
  const content = /^\/content\/(\w+)$/;
  return (asked) => {
    const [, key] = content.exec(asked.path) ?? [];
    return key ? asStaff({ ...asked, path: `/manage/content/${key}/shown` }) : calls(asked);
  };
}

type Report = { id: string; reportError: (error: unknown) => void };

/** In production the router hides a loader's error: reports it first, and replaces it with the request id. */
export function carryRequestId<T extends ServerBuild>(
  build: T,
  reportOf: (context: Readonly<RouterContextProvider>) => Report,
): T {
  const routes: ServerBuild['routes'] = {};
  for (const [id, route] of Object.entries(build.routes)) {
    const loader = route?.module.loader;
    if (!route || !loader) {
      routes[id] = route;
      continue;
    }
    const guarded: typeof loader = async (args) => {
      try {
        return await loader(args);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const { id: requestId, reportError } = reportOf(args.context);
        reportError(error);
        throw data({ requestId }, { status: statusOf(error) });
      }
    };
    routes[id] = { ...route, module: { ...route.module, loader: guarded } };
  }
  return { ...build, routes };
}

function statusOf(error: Error): number {
  const status = 'status' in error ? Number(error.status) : 500;
  return PASSED_STATUSES.has(status) ? status : 500;
}

export function inProcessTransport(app: FastifyInstance, onMissingPart: (call: string) => void): Transport {
  return async (asked) => {
    const call = `${asked.method} ${asked.path}`;
    try {
      const { cookies: _, ...answer } = await callApi(app, asked);
      if (answer.body === undefined || !SETTLED.includes(answer.status))
        onMissingPart(`${call}: ${answer.status}`);
      return answer;
    } catch (fault) {
      onMissingPart(`${call}: ${fault}`);
      throw fault;
    }
  };
}

async function callApi(
  app: FastifyInstance,
  { method, path, body }: ApiRequest,
  sender: { headers?: IncomingHttpHeaders; remoteAddress?: string | undefined } = {},
): Promise<ApiResponse & { cookies: string[] }> {
  const { status, headers, text } = await callInProcess(app, {
    ...sender,
    ...{ method, url: `/api/v1${path}`, body },
  });
  const { 'content-type': kind, 'retry-after': wait, 'set-cookie': cookies = [] } = headers;
  return {
    status,
    body: String(kind).startsWith('application/json') ? JSON.parse(text) : undefined,
    ...(wait !== undefined && { retryAfter: Number(wait) }),
    cookies: [cookies].flat().map(String),
  };
}
