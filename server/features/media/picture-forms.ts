import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';

export function withPictureForms(
  routes: FastifyPluginAsync,
  fileSize: number = LIMITS.pictureBytes,
): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart, {
      limits: { fileSize, files: 1, fields: 4, fieldSize: 1_000, parts: 5 },
      throwFileSizeLimit: false,
    });
    // Unread rest of a failed upload would block the connection's next request.
    app.addHook('onResponse', async ({ raw }) => {
      raw.unpipe();
      raw.resume();
    });
    await app.register(routes);
  };
}
