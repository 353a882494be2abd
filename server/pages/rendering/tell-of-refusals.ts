import type { FastifyBaseLogger } from 'fastify';

/** Milliseconds. */
const TOLD_EVERY = 10_000;

export function tellOfRefusals(log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let refused = 0;
  return () => {
    refused += 1;
    if (refused > 1) return;
    setTimeout(() => {
      log.warn({ refused }, 'pages were refused: too many wait to be rendered');
      refused = 0;
    }, TOLD_EVERY).unref();
  };
}
