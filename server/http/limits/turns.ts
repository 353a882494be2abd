import { unavailable } from '../faults/errors.ts';
import { createFairQueue, type FairQueue } from './fair-queue.ts';

export type TurnOptions = {
  /** Before all who do not, whose room it does not take. */
  goesFirst?: boolean;
  /** Whoever leaves while waiting gives their turn up; `work` itself has to see to the rest. */
  signal?: AbortSignal | undefined;
};

/** Does the work when it is the turn of `who`; throws `unavailable` where too many wait. */
export type TakeTurn = <T>(who: string, work: () => Promise<T>, options?: TurnOptions) => Promise<T>;

/**
 * Does so much of what is dear at a time. Turns go round among those who ask, and where there is no room whoever has most
 * waiting loses the last: a flood holds up nobody but whoever it comes from.
 */
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
