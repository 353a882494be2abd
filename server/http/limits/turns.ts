import { unavailable } from '../faults/errors.ts';
import { createFairQueue } from './fair-queue.ts';

/** Does the work when it is the turn of `who`; throws `unavailable` where too many wait. */
export type TakeTurn = <T>(who: string, work: () => Promise<T>) => Promise<T>;

/**
 * Does so much of what is dear at a time. Turns go round among those who ask, and where there is no room whoever has most
 * waiting loses the last: a flood holds up nobody but whoever it comes from.
 */
export function createTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): TakeTurn {
  const queue = createFairQueue<PromiseWithResolvers<void>>(maxWaiting);
  let inHand = 0;

  function startNext(): void {
    const next = inHand < atOnce ? queue.take() : undefined;
    if (!next) return;
    inHand += 1;
    next.resolve();
  }

  return async (who, work) => {
    const turn = Promise.withResolvers<void>();
    queue.add(who, turn)?.reject(unavailable());
    startNext();
    await turn.promise;
    try {
      return await work();
    } finally {
      inHand -= 1;
      startNext();
    }
  };
}
