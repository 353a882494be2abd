import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import { FORM_TRACES_HEADER, writeFormTraces } from '../../../contracts/fields/form-traces.ts';
import type { Transport } from '../../../web/api/transport.ts';
import type { PageAddress } from '../address/cached-or-private.ts';
import { pageErrorReporter } from '../page-error-report.ts';
import { plainErrorPage } from '../plain-error-page.ts';
import type { WebBuild } from '../web-build.ts';
import { carryRequestId } from './carry-request-id.ts';
import { callInProcess, inProcessTransport } from './in-process-transport.ts';

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
  address: Pick<PageAddress, 'url' | 'logged' | 'isAdminArea'>,
  request: FastifyRequest,
) => Promise<RenderedPage>;

/**
 * Renders without the visitor's cookies, because everybody gets the same page. Only the calls of a posted form use its
 * sender's.
 */
export function pageRenderer(
  app: FastifyInstance,
  getBuild: () => Promise<WebBuild>,
  mode: string,
): PageRenderer {
  const handlerOf = handlerOfLatestBuild(mode);
  return async ({ url, logged }, request) => {
    const build = await getBuild();
    const { apiContext, createPageApi, formApiContext, pageRequestContext } = build.entry.module;
    const context = new RouterContextProvider();
    const missing: string[] = [];
    const transport = inProcessTransport(app, (call) => missing.push(call));
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

/** Calls the API for a form's sender, with their cookies and address. Adds cookies of the answers to `cookies`. */
function formTransport(app: FastifyInstance, request: FastifyRequest, cookies: string[]): Transport {
  const sender = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => PASSED_ON.includes(name)),
  );
  return async (asked) => {
    const { idempotencyKey, formTraces } = asked;
    const headers = {
      ...sender,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      ...(formTraces && { [FORM_TRACES_HEADER]: writeFormTraces(formTraces) }),
    };
    const { remoteAddress } = request.socket;
    const { cookies: set, ...answer } = await callInProcess(app, asked, { headers, remoteAddress });
    cookies.push(...set);
    return answer;
  };
}
