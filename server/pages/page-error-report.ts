import type { FastifyRequest } from 'fastify';

/** Logs each error of a request once: the router tells of some of them twice. */
export function pageErrorReporter(request: FastifyRequest): (error: unknown) => void {
  const reported = new Set<unknown>();
  return (error) => {
    if (reported.has(error)) return;
    reported.add(error);
    request.log.error({ err: error, address: loggedAddress(request) }, 'page failed');
  };
}

/** The address of the reset page holds a token that opens an account. */
export function loggedAddress(request: FastifyRequest): string {
  return request.url.replace(/(reset-password\/)[^/?]+/i, '$1…');
}
