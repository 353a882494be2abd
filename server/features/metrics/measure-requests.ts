import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** Seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const FROM_CACHE = 'cache';

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
