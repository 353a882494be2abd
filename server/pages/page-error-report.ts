import type { FastifyBaseLogger } from 'fastify';
import { Failure } from '../http/faults/errors.ts';

/** Logs each error once: the router reports some twice. `address`: as logs may have it. */
export function pageErrorReporter(log: FastifyBaseLogger, address: string): (error: unknown) => void {
  const reported = new Set<unknown>();
  return (error) => {
    if (error instanceof Failure || reported.has(error)) return;
    reported.add(error);
    log.error({ err: error, address }, 'page failed');
  };
}
