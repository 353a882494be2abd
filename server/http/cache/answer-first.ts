import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { meetRequests } from '../meet-requests.ts';

/** Answers a request, or says by false that it has left it untouched. */
type Answerer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets every request that comes over the wire meet `answer` before the app. A server that is being stopped has the app say
 * so to whoever still asks.
 */
export function answerFirst(app: FastifyInstance, answer: Answerer): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const handOn = meetRequests(app, (request, response) => {
    if (isStopping || !answer(request, response)) handOn(request, response);
  });
}
