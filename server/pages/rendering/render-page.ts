import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { PageAddress } from '../address/cached-or-private.ts';
import { pageErrorReporter } from '../page-error-report.ts';
import { plainErrorPage } from '../plain-error-page.ts';
import type { WebBuild } from '../web-build.ts';
import { carryRequestId } from './carry-request-id.ts';
import { formTransport } from './form-transport.ts';
import { inProcessTransport } from './in-process-transport.ts';

/** As a browser sends a form. */
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** What rendering an address came to. */
export type RenderedPage = {
  response: Response;
  /** False where a part of the page could not be had: it is better than none, but must not be cached. */
  isWhole: boolean;
  /** Marks what the program itself wants to run: see `takeOwnScripts`. */
  nonce: string;
  /** Those that calls for the sender of a form have set. */
  cookies: string[];
};

export type PageRenderer = (
  address: Pick<PageAddress, 'url' | 'logged' | 'isAdminArea'>,
  request: FastifyRequest,
) => Promise<RenderedPage>;

/**
 * Renders an address with the in-process API. Cookies stay behind: a page is the same for every visitor. Only what a form
 * asks for that was posted there is asked for in its sender's name.
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
    // One of 400 says that its address asks for what nobody gets: no fault of ours, and anybody can ask for it.
    if (!isWhole && response.status !== 400)
      request.log.warn({ address: logged, missing }, 'a page lacks a part');
    const shown = response.status < 500 ? response : withRequestId(response, request.id);
    return { response: shown, isWhole, nonce, cookies };
  };
}

/** One handler for a build: making it reads every route. */
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

/** Visitors who came meanwhile get the same answer: the id in its text and the one in its header have to be one. */
function withRequestId(response: Response, id: string): Response {
  const headers = new Headers(response.headers);
  headers.set('x-request-id', id);
  const isReadable = /^text\/(html|x-script)/.test(headers.get('content-type') ?? '');
  if (isReadable) return new Response(response.body, { status: response.status, headers });
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(plainErrorPage(id), { status: response.status, headers });
}
