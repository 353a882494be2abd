import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Lets every request that comes over the wire meet `first`. Answers how to hand one on to whoever would have had it. */
export function meetRequests(
  { server }: Pick<FastifyInstance, 'server'>,
  first: RequestListener,
): RequestListener {
  const listeners = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request');
  server.on('request', first);
  return (request, response) => {
    for (const listener of listeners) listener(request, response);
  };
}
