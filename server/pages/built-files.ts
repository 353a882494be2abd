import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BUILD_FOLDER } from './web-build.ts';

/** Serves the files of the built site as they are, scripts and pictures among them. */
export async function serveBuiltFiles(app: FastifyInstance): Promise<void> {
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
      // Mails have them, and whoever reads mail in a browser reads it on another site.
      if (path.includes('/client/media/')) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}
