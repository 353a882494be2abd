import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import type { Registry } from 'prom-client';
import { Failure } from '../../http/faults/errors.ts';

type Parts = { metrics: Registry; token: string };

/** Figures for Prometheus and what reads its format, for whoever has the token: how much is asked tells of the trade. */
export function metricsRoutes({ metrics, token }: Parts): FastifyPluginAsync {
  const expected = digest(`Bearer ${token}`);
  return async (app) => {
    app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
      // Of one length, so that they can be compared in the same time whatever was sent.
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
