import { resolve } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import fastq from 'fastq';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Api, ApiRequest, ApiResponse, Transport } from '../web/api/api-client.ts';
import type { apiContext, createApi, pageRequestContext } from '../web/entry.server.tsx';
import type { Deps } from './deps.ts';
import { createAdmission } from './http/admission.ts';
import { answerError, toFailure } from './http/error-handler.ts';
import { siteOrigin } from './http/site-origin.ts';
import { carryRequestId } from './pages/carry-request-id.ts';
import { type AddressReader, createAddressReader } from './pages/page-address.ts';
import { createPageCache, preparePage, type RenderedPage } from './pages/page-cache.ts';
import { plainErrorPage } from './pages/plain-error-page.ts';
import { sendPage } from './pages/send-page.ts';

const BUILD_FOLDER = resolve(import.meta.dirname, '../build');

/** What the build's `entry.server` gives out besides the renderer: the build has its own copy of every module. */
type EntryModule = {
  apiContext: typeof apiContext;
  createApi: typeof createApi;
  pageRequestContext: typeof pageRequestContext;
};
export type WebBuild = ServerBuild & { entry: { module: EntryModule } };

/** Pages that are rendered, or wait for it: some seconds of work. */
const MOST_RENDERINGS = 200;
const RENDERINGS_AT_ONCE = 4;

/**
 * Browsers ask each time, by the tag. `stale-while-revalidate` is told to CDNs alone (RFC 9213): a browser that reads it
 * shows its visitor the page from before their own review.
 */
const KEPT_HEADERS = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
};
const UNKEPT_HEADERS = { 'cache-control': 'no-store' };

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

  const readAddress = createAddressReader(build);
  await app.register(async (pages) => servePages(pages, render, { config, siteChanges, readAddress }));
}

async function servePages(
  pages: FastifyInstance,
  render: PageRenderer,
  { config, siteChanges, readAddress }: Pick<Deps, 'config' | 'siteChanges'> & { readAddress: AddressReader },
): Promise<void> {
  const cache = createPageCache();
  siteChanges.subscribe(cache.outdate);
  const admission = createAdmission(MOST_RENDERINGS);

  // Before each rendering the process looks after all else: it reads, and so counts, what has arrived meanwhile, and sends
  // what is ready. Without it a rendering runs from end to end, and the queue stands where nobody sees it.
  const turns = fastq.promise(async ({ url, request }: { url: URL; request: FastifyRequest }) => {
    await nextTurn();
    return render(url, request);
  }, RENDERINGS_AT_ONCE);

  async function renderInTurn(url: URL, request: FastifyRequest): Promise<RenderedPage> {
    const leave = admission.enter();
    try {
      return await turns.push({ url, request });
    } finally {
      leave();
    }
  }

  pages.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  pages.setErrorHandler((error: FastifyError, request, reply) => {
    if (!isAskedAsPage(request)) return answerError(error, request, reply);
    errorReporter(request)(error);
    const { statusCode, retryAfter } = toFailure(error);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return reply.status(statusCode).send(plainErrorPage(request.id));
  });
  pages.get('/*', async (request, reply) => {
    const { url, isKept } = readAddress(pageUrl(request, config.publicUrl));
    if (!isKept) {
      const { response } = await renderInTurn(url, request);
      return sendPage(request, reply, await preparePage(response), UNKEPT_HEADERS);
    }
    // With the origin in the key, a made-up Host header spoils nobody else's page.
    const { page, isFresh, failure } = await cache.fetch(url.href, () => renderInTurn(url, request));
    if (failure) errorReporter(request)(failure);
    return sendPage(request, reply, page, isFresh ? KEPT_HEADERS : UNKEPT_HEADERS);
  });
}

export type PageRenderer = (url: URL, request: FastifyRequest) => Promise<RenderedPage>;

/** Renders an address with the in-process API. Cookies stay behind: a page is the same for every visitor. */
export function pageRenderer(
  app: FastifyInstance,
  getBuild: () => Promise<WebBuild>,
  mode: string,
): PageRenderer {
  const handlerOf = handlerOfLatestBuild(mode);
  return async (url, request) => {
    const build = await getBuild();
    const { apiContext, createApi, pageRequestContext } = build.entry.module;
    const context = new RouterContextProvider();
    let isWhole = true;
    const transport = inProcessTransport(app, () => {
      isWhole = false;
    });
    context.set(apiContext, createApi(transport) as Api);
    const report = errorReporter(request);
    const reportError = (error: unknown) => {
      isWhole = false;
      report(error);
    };
    context.set(pageRequestContext, { id: request.id, reportError });
    const { accept = '*/*', 'accept-language': language = '' } = request.headers;
    const webRequest = new Request(url, { headers: { accept, 'accept-language': language } });
    const response = await handlerOf(build)(webRequest, context);
    if (!isWhole) request.log.warn({ address: loggedAddress(request) }, 'a page lacks a part');
    return { response: response.status < 500 ? response : withRequestId(response, request.id), isWhole };
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
    request.log.error({ err: error, address: loggedAddress(request) }, 'page failed');
  };
}

/** The address of the reset page holds a token that opens an account. */
function loggedAddress(request: FastifyRequest): string {
  return request.url.replace(/(reset-password\/)[^/?]+/i, '$1…');
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

/** `onLack` is told when what was asked for did not come, whether the API says so or throws. */
export function inProcessTransport(app: FastifyInstance, onLack: () => void): Transport {
  return async (asked) => {
    try {
      const answer = await callInProcess(app, asked);
      if (answer.status >= 500) onLack();
      return answer;
    } catch (fault) {
      onLack();
      throw fault;
    }
  };
}

async function callInProcess(app: FastifyInstance, asked: ApiRequest): Promise<ApiResponse> {
  const answer = await app.inject({ method: asked.method, url: `/api/v1${asked.path}` });
  // Whatever else answered in the API's place is no answer of its.
  const isJson = String(answer.headers['content-type']).startsWith('application/json');
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
}

/** The address that was asked for, on the site's own origin. */
export function pageUrl(request: FastifyRequest, publicUrl: string | undefined): URL {
  // The path may be a whole address, or begin with two slashes: neither may name another host.
  const path = request.url.replace(/^[a-z]+:\/\/[^/?#]*/i, '').replace(/^(?!\/)|^\/{2,}/, '/');
  return new URL(siteOrigin(request, publicUrl) + path);
}

/** Not what the site's own script asks for. */
function isAskedAsPage(request: FastifyRequest): boolean {
  return !/\.data(\?|$)/.test(request.url) && request.headers.accept?.includes('text/html') === true;
}
