import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Api, ApiRequest, ApiResponse } from '../web/api/api-client.ts';
import type { apiContext, createApi, pageRequestContext } from '../web/entry.server.tsx';
import type { Deps } from './deps.ts';
import { carryRequestId } from './http/carry-request-id.ts';
import { answerError, toFailure } from './http/error-handler.ts';
import { createPageCache, type KeptPage, preparePage } from './http/page-cache.ts';
import { plainErrorPage } from './http/plain-error-page.ts';
import { siteOrigin } from './http/site-origin.ts';

const BUILD_FOLDER = resolve(import.meta.dirname, '../build');

/** What the build's `entry.server` gives out besides the renderer: the build has its own copy of every module. */
type EntryModule = {
  apiContext: typeof apiContext;
  createApi: typeof createApi;
  pageRequestContext: typeof pageRequestContext;
};
export type WebBuild = ServerBuild & { entry: { module: EntryModule } };

/** Pages that differ from visitor to visitor, or must not be kept: rendered for each request. */
const NEVER_KEPT = /^\/(admin|account|reset-password|thank-you)/;
/** Where visitors came from; pages do not depend on it. */
const TRACKING_PARAMETER = /^(utm_|fbclid$|gclid$|msclkid$)/;

/**
 * Browsers ask each time, by the tag. `stale-while-revalidate` is told to CDNs alone (RFC 9213): a browser that reads it
 * shows its visitor the page from before their own review.
 */
const KEPT_PAGE = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
};
const UNKEPT_PAGE = { 'cache-control': 'no-store' };

/** Serves the built site: files as they are, every other address as a rendered page. */
export async function mountWeb(app: FastifyInstance, { config, siteChanges }: Deps): Promise<void> {
  const build: WebBuild = await import(pathToFileURL(resolve(BUILD_FOLDER, 'server/index.js')).href);
  const render = pageRenderer(app, () => Promise.resolve(build), 'production');

  await app.register(fastifyStatic, {
    root: resolve(BUILD_FOLDER, 'client'),
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // Names under /assets hold a hash of their content.
      const isHashed = path.includes('/client/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      );
    },
  });

  await app.register(async (pages) => servePages(pages, render, { config, siteChanges }));
}

async function servePages(
  pages: FastifyInstance,
  render: ReturnType<typeof pageRenderer>,
  { config, siteChanges }: Pick<Deps, 'config' | 'siteChanges'>,
): Promise<void> {
  const cache = createPageCache();
  siteChanges.subscribe(cache.clear);

  pages.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  pages.setErrorHandler((error: FastifyError, request, reply) => {
    if (!isAskedAsPage(request)) return answerError(error, request, reply);
    errorReporter(request)(error);
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.status(toFailure(error).statusCode).send(plainErrorPage(request.id));
  });
  pages.get('/*', async (request, reply) => {
    const url = pageUrl(request, config.publicUrl);
    if (NEVER_KEPT.test(url.pathname)) {
      return sendPage(request, reply, await preparePage(await render(url, request)), UNKEPT_PAGE);
    }
    // With the origin in the key, a made-up Host header spoils nobody else's page.
    const page = await cache.fetch(url.href, () => render(url, request));
    return sendPage(request, reply, page, page.status === 200 ? KEPT_PAGE : UNKEPT_PAGE);
  });
}

/** Renders an address with the in-process API. Cookies stay behind: a page is the same for every visitor. */
export function pageRenderer(app: FastifyInstance, getBuild: () => Promise<WebBuild>, mode: string) {
  const handlerOf = handlerOfLatestBuild(mode);
  return async (url: URL, request: FastifyRequest): Promise<Response> => {
    const build = await getBuild();
    const { apiContext, createApi, pageRequestContext } = build.entry.module;
    const context = new RouterContextProvider();
    context.set(apiContext, createApi((asked) => callInProcess(app, asked)) as Api);
    context.set(pageRequestContext, { id: request.id, reportError: errorReporter(request) });
    const { accept = '*/*', 'accept-language': language = '' } = request.headers;
    const webRequest = new Request(url, { headers: { accept, 'accept-language': language } });
    const response = await handlerOf(build)(webRequest, context);
    if (response.status < 500) return response;
    return withRequestId(response, request.id);
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

/** Logs each error of a request once: the router tells of some of them twice. */
function errorReporter(request: FastifyRequest): (error: unknown) => void {
  const reported = new Set<unknown>();
  return (error) => {
    if (reported.has(error)) return;
    reported.add(error);
    // The address of the reset page holds a token that opens an account.
    const address = request.url.replace(/(reset-password\/)[^/?]+/, '$1…');
    request.log.error({ err: error, address }, 'page failed');
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

async function callInProcess(app: FastifyInstance, asked: ApiRequest): Promise<ApiResponse> {
  const answer = await app.inject({ method: asked.method, url: `/api/v1${asked.path}` });
  return { status: answer.statusCode, body: answer.json() };
}

/** The address to render: without what only says where a visitor came from, parameters in one order. */
export function pageUrl(request: FastifyRequest, publicUrl: string | undefined): URL {
  // The path may be a whole address, or begin with two slashes: neither may name another host.
  const path = request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/^\/{2,}/, '/');
  const url = new URL(siteOrigin(request, publicUrl) + path);
  for (const name of [...url.searchParams.keys()]) {
    if (TRACKING_PARAMETER.test(name)) url.searchParams.delete(name);
  }
  url.searchParams.sort();
  return url;
}

/** Not what the site's own script asks for. */
function isAskedAsPage(request: FastifyRequest): boolean {
  return !/\.data(\?|$)/.test(request.url) && request.headers.accept?.includes('text/html') === true;
}

function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: KeptPage,
  keeping: Record<string, string>,
): FastifyReply {
  reply.status(page.status).headers(page.headers).headers(keeping);
  reply.header('vary', 'Accept-Encoding').header('etag', page.etag);
  if (page.status === 200 && namesTag(request.headers['if-none-match'], page.etag)) {
    return reply.status(304).send();
  }
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** As RFC 9110 compares them: any of a list, weak or not. */
function namesTag(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = header?.split(',') ?? [];
  return tags.some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}

function chooseEncoding(accepted: string | string[] = ''): keyof KeptPage['bodies'] {
  const names = String(accepted)
    .split(',')
    .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}
