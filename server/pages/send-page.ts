import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CompressedPage } from './compress-page.ts';

/** The one that we like best comes first. */
const ENCODINGS: (keyof CompressedPage['bodies'])[] = ['br', 'gzip', 'identity'];

/** Sends a page in the form that the visitor's browser takes, or tells it that it has the page already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
  cacheHeaders: Record<string, string>,
): FastifyReply {
  reply.status(page.status).headers(page.headers).headers(cacheHeaders);
  reply.header('vary', 'Accept-Encoding').header('etag', page.etag);
  if (page.status === 200 && namesTag(request.headers['if-none-match'], page.etag)) {
    return reply.status(304).send();
  }
  const encoding = negotiate(String(request.headers['accept-encoding'] ?? ''), ENCODINGS) ?? 'identity';
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(page.bodies[encoding]);
}

/** As RFC 9110 compares them: any of a list, weak or not. */
function namesTag(header: string | undefined, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = header?.split(',') ?? [];
  return tags.some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
