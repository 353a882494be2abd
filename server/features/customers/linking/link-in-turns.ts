import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { hasPending, ITEMS_PER_BATCH, linkBatch, type OnFault } from './link-items.ts';
import { setAside } from './set-aside.ts';

/** Milliseconds per batch: on SQLite, a batch blocks all writers. */
const AIM = 25;
const FIRST_SIZE = 5;

/**
 * Runs until nothing is pending or `isStopped`. Adapts the batch size to the time of the last one, and rests as long
 * after each so that others come first. Items that fail are set aside and logged.
 */
export async function linkInTurns(
  db: Db,
  log: Pick<FastifyBaseLogger, 'error'>,
  isStopped: () => boolean,
): Promise<void> {
  const onFault: OnFault = async (trx, row, error) => {
    log.error(
      { err: error, kind: row.kind, item: row.item_id },
      'something could not be linked with its customer, will be tried again in an hour',
    );
    await setAside(trx, row);
  };
  let size = FIRST_SIZE;
  while (!isStopped() && (await hasPending(db))) {
    let [linked, took] = [0, 0];
    await runTransaction(db, async (trx) => {
      const begun = performance.now();
      linked = await linkBatch(trx, { limit: size, onFault });
      took = performance.now() - begun;
    });
    size = sizeAfter(linked, took);
    await pause(took);
  }
}

export function sizeAfter(linked: number, took: number): number {
  const fitting = Math.floor(linked * Math.min(2, AIM / Math.max(took, 1)));
  return Math.min(ITEMS_PER_BATCH, Math.max(1, fitting));
}
