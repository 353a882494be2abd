import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/faults/errors.ts';
import { measureStored } from './measure-database.ts';

/** Seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const FROM_CACHE = 'cache';

export function createMetrics(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Serves `/metrics`, only if a token is set: see docs/operations.md. */
export async function installMetrics(app: FastifyInstance, deps: Deps): Promise<void> {
  const { metrics, config } = deps;
  if (!metrics || !config.metricsToken) return;
  measureRequests(app, metrics);
  measureCache(app, metrics);
  measureStored(metrics, deps);
  await app.register(metricsRoutes({ metrics, token: config.metricsToken }));
}

function measureCache(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  new Gauge({
    name: 'teesta_cache_bytes',
    help: 'Bytes of the answers that are cached',
    registers,
    collect() {
      this.set(app.cacheState().bytes);
    },
  });
  new Counter({
    name: 'teesta_cached_answers_total',
    help: 'Answers that are the same for every caller: found in the cache, newly made, or an old copy in place of one that failed',
    labelNames: ['how'],
    registers,
    collect() {
      const { found, made, stoodIn } = app.cacheState();
      this.reset();
      this.inc({ how: 'found' }, found);
      this.inc({ how: 'made' }, made);
      this.inc({ how: 'stood in' }, stoodIn);
    },
  });
}

type Parts = { metrics: Registry; token: string };

function metricsRoutes({ metrics, token }: Parts): FastifyPluginAsync {
  const expected = digest(`Bearer ${token}`);
  return async (app) => {
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      // Equal lengths, for a comparison in constant time.
      if (!timingSafeEqual(digest(request.headers.authorization ?? ''), expected)) {
        reply.header('www-authenticate', 'Bearer');
        throw new Failure('not_signed_in', 'Send the METRICS_TOKEN of this site: Authorization: Bearer …');
      }
      const text = await metrics.metrics();
      return reply.header('cache-control', 'no-store').type(metrics.contentType).send(text);
    });
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Includes requests answered from the cache. Labelled by route pattern: addresses are unlimited. */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const requests = new Counter({
    name: 'teesta_http_requests_total',
    help: 'Requests by route, method and status; "aborted" where the client left before the answer was sent',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'teesta_http_request_seconds',
    help: 'Seconds from the request’s head to the end of the answer, by what was asked for',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers,
  });
  const inHand = new Gauge({
    name: 'teesta_http_requests_in_hand',
    help: 'Requests that are being answered',
    registers,
  });
  const routes = new WeakMap<IncomingMessage, string>();

  app.addHook('onRequest', async ({ raw, routeOptions }) => {
    routes.set(raw, routeOptions.url ?? 'none');
  });
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    const begun = performance.now();
    inHand.inc();
    response.once('close', () => {
      inHand.dec();
      const route = routes.get(request) ?? FROM_CACHE;
      const status = response.writableFinished ? response.statusCode : 'aborted';
      requests.inc({ route, method: request.method ?? '', status });
      seconds.observe({ kind: kindOf(route, request.url) }, (performance.now() - begun) / 1000);
    });
  });
}

function kindOf(route: string, address = '/'): string {
  if (route === FROM_CACHE)
    return address.startsWith('/api/') ? 'call from the cache' : 'page from the cache';
  if (route === '/api/v1/manage/live') return 'stream';
  if (route.startsWith('/api/')) return 'call';
  return route === '/*' ? 'page' : 'file';
}
