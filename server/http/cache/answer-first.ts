import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Answers a request, or says by false that it has left it untouched. */
type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets every request that comes over the wire meet `answer` before the app. A server that is being stopped has the app say
 * so to whoever still asks.
 */
export function answerFirst(app: FastifyInstance, answer: Answerer): void {
  const { server } = app;
  const handlers = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  server.on('request', (request, response) => {
    if (!isStopping && answer(request, response)) return;
    for (const handle of handlers) handle(request, response);
  });
}
