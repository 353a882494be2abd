import type { FastifyInstance, FastifyRequest } from 'fastify';
import { badInput, Failure } from '../faults/errors.ts';

/** Compressed bodies are refused: limits of bodies cannot know their size. */
export function installBodyReading(app: FastifyInstance): void {
  const readJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isCompressed(request))
      done(new Failure('unsupported_media', 'Please send JSON that is not compressed.'));
    else if (body === '') done(null, undefined);
    else void readJson(request, body as string, done);
  });
  app.addHook('preValidation', async (request) => {
    if (!request.routeOptions.schema?.body) return;
    request.body ??= {};
    if (typeof request.body !== 'object' || Array.isArray(request.body)) {
      throw badInput({ body: 'Please send a JSON object.' });
    }
  });
}

function isCompressed({ headers }: FastifyRequest): boolean {
  return (headers['content-encoding'] ?? 'identity') !== 'identity';
}
