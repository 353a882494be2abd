import { unavailable } from '../faults/errors.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

export type TurnOptions = {
  goesFirst?: boolean;
  signal?: AbortSignal | undefined;
};

/** Throws `unavailable` if too many wait. */
export type TakeTurn = <T>(who: string, work: () => Promise<T>, options?: TurnOptions) => Promise<T>;

/** Clients take turns; if the queue is full, the one with the most waiting loses its last. */
export function createTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }): TakeTurn {
  const first: Line = createFairQueue(maxWaiting);
  const others: Line = createFairQueue(maxWaiting);
  let inHand = 0;

  function startNext(): void {
    const next = inHand < atOnce ? (first.take() ?? others.take()) : undefined;
    if (!next) return;
    inHand += 1;
    next.resolve();
  }

  return async (who, work, { goesFirst = false, signal } = {}) => {
    signal?.throwIfAborted();
    const turn = Promise.withResolvers<void>();
    const line = goesFirst ? first : others;
    const giveUp = () => {
      if (line.drop(turn)) turn.reject(signal?.reason);
    };
    line.add(who, turn)?.reject(unavailable());
    signal?.addEventListener('abort', giveUp);
    startNext();
    await turn.promise.finally(() => signal?.removeEventListener('abort', giveUp));
    try {
      return await work();
    } finally {
      inHand -= 1;
      startNext();
    }
  };
}

type Line = FairQueue<PromiseWithResolvers<void>>;
