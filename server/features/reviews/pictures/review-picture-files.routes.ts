import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/faults/errors.ts';
import { PICTURE_FOLDER } from '../../media/cutting/cut-address.ts';
import { sendPicture } from './review-picture-files.ts';
import { isShownToAll } from './review-pictures.queries.ts';

/** Five minutes, so that a hidden picture soon leaves browser caches. */
const CACHE_CONTROL = 'public, max-age=300';

export function reviewPictureFileRoutes({ db, config }: Deps): FastifyPluginAsync {
  return async (app) => {
    app.get<{ Params: { id: string; size: string } }>(
      '/media/reviews/:id/:size',
      { schema: { hide: true } },
      async (request, reply) => {
        const { id, size } = request.params;
        if (!PICTURE_FOLDER.test(id) || !(await isShownToAll(db, id))) throw notFound('picture');
        return sendPicture(reply, { config }, { id, size, cacheControl: CACHE_CONTROL });
      },
    );
  };
}
