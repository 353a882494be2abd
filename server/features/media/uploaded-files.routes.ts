import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/faults/errors.ts';
import { cutOfFile, isVideoFile, PICTURE_FOLDER } from './cutting/cut-address.ts';
import { diskMediaStorage } from './media-storage.ts';
import { readRange } from './video/read-range.ts';

const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

export function uploadedFileRoutes({ config }: Deps): FastifyPluginAsync {
  const storage = diskMediaStorage(config.dataDir);
  return async (app) => {
    app.get<{ Params: { folder: string; file: string } }>(
      '/media/uploads/:folder/:file',
      { schema: { hide: true } },
      async (request, reply) => {
        const { folder, file } = request.params;
        const isVideo = isVideoFile(file);
        const isServed = PICTURE_FOLDER.test(folder) && (isVideo || cutOfFile(file));
        const found = isServed ? await storage.find(folder, file) : undefined;
        if (!found) throw notFound(isVideo ? 'video' : 'picture');
        reply
          .type(TYPES[file.split('.').at(-1) ?? ''] ?? '')
          .header('cache-control', 'public, max-age=31536000, immutable')
          .header('x-content-type-options', 'nosniff')
          // Webmail shows the pictures of mails on another site.
          .header('cross-origin-resource-policy', 'cross-origin');
        if (isVideo) return sendPart(reply, found, request.headers.range);
        return reply.header('content-length', found.bytes).send(found.open());
      },
    );
  };
}

type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof diskMediaStorage>['find']>>>;

/** Players ask for parts, and Safari shows nothing that cannot be asked for so. */
function sendPart(reply: FastifyReply, { bytes, open }: Found, asked: string | undefined): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const range = readRange(asked, bytes);
  if (range === 'whole') return reply.header('content-length', bytes).send(open());
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes}`)
    .header('content-length', end - start + 1)
    .send(open(range));
}
