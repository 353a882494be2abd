import type { FastifyPluginAsync } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/faults/errors.ts';
import { cutOfFile, PICTURE_FOLDER } from './cutting/cut-address.ts';
import { diskMediaStorage } from './media-storage.ts';

export function uploadedFileRoutes({ config }: Deps): FastifyPluginAsync {
  const storage = diskMediaStorage(config.dataDir);
  return async (app) => {
    app.get<{ Params: { folder: string; file: string } }>(
      '/media/uploads/:folder/:file',
      { schema: { hide: true } },
      async (request, reply) => {
        const { folder, file } = request.params;
        const found = PICTURE_FOLDER.test(folder) && cutOfFile(file) && (await storage.read(folder, file));
        if (!found) throw notFound('picture');
        return (
          reply
            .type(file.endsWith('.avif') ? 'image/avif' : 'image/webp')
            .header('content-length', found.bytes)
            .header('cache-control', 'public, max-age=31536000, immutable')
            .header('x-content-type-options', 'nosniff')
            // Webmail shows the pictures of mails on another site.
            .header('cross-origin-resource-policy', 'cross-origin')
            .send(found.stream)
        );
      },
    );
  };
}
