import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/faults/errors.ts';
import { measureStored } from './measure-database.ts';
import { measureRequests } from './measure-requests.ts';

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
    help: 'Answers that are the same for whoever asks: found in the cache, made anew, or an old copy in place of one that failed',
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
