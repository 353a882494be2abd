import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import { linkInTurns } from './linking/link-in-turns.ts';

/** Milliseconds. */
const EVERY = 2_000;

export function startLinking({ db }: Pick<Deps, 'db'>, log: FastifyBaseLogger): () => Promise<void> {
  let isStopped = false;
  let inFlight = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (!isBusy) inFlight = link();
  }, EVERY);
  return async () => {
    isStopped = true;
    clearInterval(timer);
    await inFlight;
  };

  async function link(): Promise<void> {
    isBusy = true;
    try {
      await linkInTurns(db, log, () => isStopped);
    } catch (error) {
      log.error({ err: error }, 'customers could not be linked, will be tried again');
    }
    isBusy = false;
  }
}
