import type { FastifyReply } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../http/faults/errors.ts';
import { LARGE, SMALL } from '../../media/cutting/cut-picture.ts';
import { diskMediaStorage } from '../../media/media-storage.ts';

export async function sendPicture(
  reply: FastifyReply,
  { config }: Pick<Deps, 'config'>,
  { id, size, cacheControl }: { id: string; size: string; cacheControl: string },
): Promise<FastifyReply> {
  const isFile = size === SMALL || size === LARGE;
  const found = isFile ? await diskMediaStorage(config.dataDir).read(id, size) : undefined;
  if (!found) throw notFound('picture');
  return reply
    .type('image/webp')
    .header('content-length', found.bytes)
    .header('cache-control', cacheControl)
    .header('x-content-type-options', 'nosniff')
    .send(found.stream);
}
