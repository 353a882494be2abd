import type { FastifyBaseLogger } from 'fastify';

const EVERY_MINUTE = 60_000;

/** Each work in turn, now and each minute. Answers the stop. */
export function startEveryMinute(
  works: readonly { name: string; work: () => Promise<void> }[],
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  let inFlight = look();
  const timer = setInterval(() => {
    inFlight = inFlight.then(look);
  }, EVERY_MINUTE);
  return async () => {
    clearInterval(timer);
    await inFlight;
  };

  async function look(): Promise<void> {
    for (const { name, work } of works) {
      try {
        await work();
      } catch (error) {
        log.error({ err: error }, `${name} failed, will be tried again in a minute`);
      }
    }
  }
}
