import type {
  FastifyBaseLogger,
  FastifyError,
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import type { Deps } from '../deps.ts';
import { readyAnswer } from '../http/cache/ready-answer.ts';
import { sendAnswer } from '../http/cache/send-answer.ts';
import { callInProcess } from '../http/calls/call-in-process.ts';
import { answerError, toFailure } from '../http/faults/error-handler.ts';
import { CLOSED_RETRY_AFTER, notOpenYet } from '../http/faults/errors.ts';
import { requireFromThisSite } from '../http/session/session.ts';
import type { AddressReader, PageAddress } from './address/cached-or-private.ts';
import { pageUrl } from './address/page-url.ts';
import { openingSoonPage } from './opening-soon-page.ts';
import { pageErrorReporter } from './page-error-report.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { readPage } from './read-page.ts';
import { letArrivalsIn } from './rendering/let-arrivals-in.ts';
import { headersOfSender, type PageRenderer } from './rendering/render-page.ts';
import { queueRenderings } from './rendering/rendering-queue.ts';

const TOLD_EVERY = 10_000;

/** `stale-while-revalidate` goes to CDNs only (RFC 9213): browsers would show a page from before one's own review. */
const CACHED_HEADERS = {
  'cache-control': 'public, max-age=0, s-maxage=60',
  'cdn-cache-control': 'public, max-age=60, stale-while-revalidate=600',
};
const MAX_FORM = 100_000;
/** Staff’s own pages frame it. */
const PREVIEW_HEADERS = { 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' };
const UNCACHED_HEADERS = { 'cache-control': 'no-store' };
/** Search engines keep nothing of it, and forget nothing of a site that is closed for a while. */
const CLOSED_HEADERS = {
  ...UNCACHED_HEADERS,
  'x-robots-tag': 'noindex',
  'retry-after': String(CLOSED_RETRY_AFTER),
};

/** Lets the sender's browser go back to it with what was typed. */
const OWN_HEADERS = { 'cache-control': 'private, no-cache' };

type Parts = Pick<Deps, 'config' | 'metrics'> & { render: PageRenderer; readAddress: AddressReader };

export function pageRoutes({ config, metrics, render, readAddress }: Parts): FastifyPluginAsync {
  return async (pages) => {
    const renderings = queueRenderings(render, {
      letArrivalsIn: letArrivalsIn(pages.server),
      onRefused: tellOfRefusals(pages.log),
      metrics,
    });
    const mayAsk = async (request: FastifyRequest, url: string) => {
      if (!request.headers.cookie) return false;
      const { remoteAddress } = request.socket;
      const asked = { method: 'GET', url, remoteAddress };
      return (await callInProcess(pages, { ...asked, headers: headersOfSender(request) })).status === 200;
    };
    const isRefused = async (request: FastifyRequest, { isDoor }: PageAddress) =>
      !isDoor && !(await mayAsk(request, '/api/v1/manage/opening'));
    const sendOpeningSoon = async (request: FastifyRequest, reply: FastifyReply) => {
      if (isAskedAsData(request)) throw notOpenYet();
      const { text } = await callInProcess(pages, { method: 'GET', url: '/api/v1/settings' });
      reply.status(503).headers(CLOSED_HEADERS).type('text/html; charset=utf-8');
      return reply.send(openingSoonPage(JSON.parse(text).data));
    };
    const addressOf = (request: FastifyRequest) => readAddress(pageUrl(request, config.publicUrl));

    pages.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    pages.setErrorHandler((error: FastifyError, request, reply) => {
      if (!isAskedAsPage(request)) return answerError(error, request, reply);
      const address = addressOf(request);
      const { statusCode, retryAfter, message } = toFailure(error);
      if (statusCode >= 500) pageErrorReporter(request.log, address.logged)(error);
      if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
      reply.headers({ ...ownHeaders(address), ...UNCACHED_HEADERS }).type('text/html; charset=utf-8');
      return reply
        .status(statusCode)
        .send(plainErrorPage(request.id, statusCode === 403 ? message : undefined));
    });
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, body),
    );

    pages.post('/*', { bodyLimit: MAX_FORM, schema: { hide: true } }, async (request, reply) => {
      requireFromThisSite(request, config.publicUrl);
      const address = addressOf(request);
      reply.headers(ownHeaders(address));
      if (!(await pages.isSiteOpen()) && (await isRefused(request, address)))
        return sendOpeningSoon(request, reply);
      const rendered = await renderings.render(address, request);
      if (rendered.cookies.length > 0) reply.header('set-cookie', rendered.cookies);
      const { answer } = await readPage(rendered);
      const canReturn = answer.status !== 303 && !address.hasSecret;
      return sendAnswer(request, reply, readyAnswer(answer), canReturn ? OWN_HEADERS : UNCACHED_HEADERS);
    });

    pages.get('/*', async (request, reply) => {
      const address = addressOf(request);
      if (request.url.startsWith('//')) return reply.redirect(withOneSlash(address.url), 301);
      reply.headers(ownHeaders(address));
      if (address.movedTo) {
        if (address.hasSecret) reply.headers(UNCACHED_HEADERS);
        return reply.redirect(address.movedTo, 301);
      }
      const isOpen = await pages.isSiteOpen();
      if (!isOpen && (await isRefused(request, address))) return sendOpeningSoon(request, reply);
      if (isPreviewAsked(request)) {
        if (!address.isCached || !(await mayAsk(request, '/api/v1/manage/content')))
          return reply.redirect(withoutPreview(address.url), 302);
        reply.headers(PREVIEW_HEADERS);
        const rendered = await renderings.render(
          { ...address, url: previewOf(address.url), isPreview: true },
          request,
        );
        const { answer } = await readPage(rendered, { mayBeFramed: true });
        return sendAnswer(request, reply, readyAnswer(answer), UNCACHED_HEADERS);
      }
      if (!address.isCached || !isOpen) {
        const { answer } = await readPage(await renderings.render(address, request));
        return sendAnswer(request, reply, readyAnswer(answer), UNCACHED_HEADERS);
      }
      return pages.sendCached(request, reply, {
        // The origin is in the key, so that a made-up Host header affects nobody else.
        key: address.url.href,
        // Without PUBLIC_URL the origin comes from the request, so it is unlimited.
        isEndless: address.isEndless || !config.publicUrl,
        make: async () => readPage(await renderings.render(address, request)),
        onJoin: () => renderings.join(address, request),
        cacheHeaders: CACHED_HEADERS,
        onStandIn: pageErrorReporter(request.log, address.logged),
      });
    });
  };
}

function isPreviewAsked(request: FastifyRequest): boolean {
  return /[?&]preview=1(?:&|$)/.test(request.url);
}

function previewOf(url: URL): URL {
  const preview = new URL(url);
  preview.searchParams.set('preview', '1');
  return preview;
}

/** `url` is without it, as no page reads it. */
const withoutPreview = ({ pathname, search }: URL) => pathname + search;

/** Never `//`: a browser would read a host after it. */
function withOneSlash({ pathname, search }: URL): string {
  return pathname.replace(/^\/+/, '/') + search;
}

function ownHeaders({ isHidden, hasSecret }: PageAddress): Record<string, string> {
  return {
    ...(isHidden && { 'x-robots-tag': 'noindex' }),
    ...(hasSecret && { 'referrer-policy': 'no-referrer' }),
  };
}

function isAskedAsData({ url }: FastifyRequest): boolean {
  return /\.data(\?|$)/.test(url);
}

function isAskedAsPage(request: FastifyRequest): boolean {
  return !isAskedAsData(request) && request.headers.accept?.includes('text/html') === true;
}

function tellOfRefusals(log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ refused }, 'pages were refused: too many wait to be rendered');
      refused = 0;
    }, TOLD_EVERY).unref();
  };
}
