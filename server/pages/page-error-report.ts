import type { FastifyBaseLogger } from 'fastify';

/** Logs each error of a page once: the router tells of some of them twice. `address`: as logs may have it. */
export function pageErrorReporter(log: FastifyBaseLogger, address: string): (error: unknown) => void {
  const reported = new Set<unknown>();
  return (error) => {
    if (reported.has(error)) return;
    reported.add(error);
    log.error({ err: error, address }, 'page failed');
  };
}
