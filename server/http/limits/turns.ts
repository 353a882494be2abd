import { unavailable } from '../faults/errors.ts';
import { createFairQueue } from './fair-queue.ts';

export type TurnOptions = {
  goesFirst?: boolean;
  signal?: AbortSignal | undefined;
};

/** Clients take turns. If too many wait, the client with the most waiting loses its last: it throws `unavailable`. */
export function createTurns({ atOnce, maxWaiting }: { atOnce: number; maxWaiting: number }) {
  const first = createFairQueue<PromiseWithResolvers<void>>(maxWaiting);
  const others = createFairQueue<PromiseWithResolvers<void>>(maxWaiting);
  let inHand = 0;

  function startNext(): void {
    const next = inHand < atOnce ? (first.take() ?? others.take()) : undefined;
    if (!next) return;
    inHand += 1;
    next.resolve();
  }

  return async <T>(
    who: string,
    work: () => Promise<T>,
    { goesFirst = false, signal }: TurnOptions = {},
  ): Promise<T> => {
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
