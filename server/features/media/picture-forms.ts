import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';

/** Routes among which some take a form with one picture. */
export function withPictureForms(routes: FastifyPluginAsync): FastifyPluginAsync {
  return async (app) => {
    await app.register(multipart, {
      limits: { fileSize: LIMITS.pictureBytes, files: 1, fields: 4, fieldSize: 1_000, parts: 5 },
      throwFileSizeLimit: false,
    });
    // What an upload that failed has left unread would keep the connection's next request waiting.
    app.addHook('onResponse', async ({ raw }) => {
      raw.unpipe();
      raw.resume();
    });
    await app.register(routes);
  };
}
