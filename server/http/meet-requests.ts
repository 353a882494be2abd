import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';

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
