import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, hasAlready } from './negotiate.ts';
import { bodyIn, type ReadyAnswer, worthwhile } from './ready-answer.ts';

/** `onHeaders` runs once all headers are set that do not depend on the encoding. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  cacheHeaders: Record<string, string>,
  onHeaders?: () => void,
): Promise<FastifyReply> {
  reply.status(answer.status).headers(answer.headers).headers(cacheHeaders);
  reply.header('vary', 'Accept-Encoding').header('etag', answer.etag);
  onHeaders?.();
  if (answer.status === 200 && hasAlready(request.headers, answer.etag)) return reply.status(304).send();
  const encoding = worthwhile(answer, encodingFor(request.headers));
  const body = await bodyIn(answer, encoding);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(body);
}
