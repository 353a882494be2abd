import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { runTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { hasPending, linkBatch } from './linking/link-items.ts';

/** Milliseconds. */
const EVERY = 2_000;

/**
 * Links what came and changed, every other second: also what was there before there were customers, batch by batch, with as
 * long a rest after each as it took. Answers how to stop.
 */
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
      while (!isStopped && (await hasPending(db))) {
        const begun = performance.now();
        await runTransaction(db, linkBatch);
        await pause(performance.now() - begun);
      }
    } catch (error) {
      log.error({ err: error }, 'customers could not be linked, will be tried again');
    }
    isBusy = false;
  }
}
