import type { FastifyBaseLogger } from 'fastify';
import { Failure } from '../http/faults/errors.ts';

/** Logs each error of a page once: the router tells of some of them twice. `address`: as logs may have it. */
export function pageErrorReporter(log: FastifyBaseLogger, address: string): (error: unknown) => void {
  const reported = new Set<unknown>();
  return (error) => {
    // Thrown on purpose, by the queue that had no room: `tellOfRefusals` tells of all of them at once.
    if (error instanceof Failure || reported.has(error)) return;
    reported.add(error);
    log.error({ err: error, address }, 'page failed');
  };
}
