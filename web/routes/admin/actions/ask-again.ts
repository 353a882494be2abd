import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { randomKey } from '../../../lib/browser/random-key.ts';

/** Milliseconds between tries of a call that is done once for its key: a line that drops for a moment, a server that starts anew. */
const SHORT_MS = [1_000, 2_000];
/** Of work that goes on while staff are at something else. */
export const LONG_MS = [1_000, 3_000, 8_000];

/**
 * Makes a call, and makes it again where nobody knows what became of it. A refusal is an answer. `key`: of a deed that is the
 * same when it is pressed again later.
 */
export async function askAgain<T>(
  call: (idempotencyKey: string) => Promise<T>,
  { key = randomKey(), pauses = SHORT_MS }: { key?: string; pauses?: readonly number[] } = {},
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await call(key);
    } catch (error) {
      if (!mayHaveBeenDone(error, pauses)) throw error;
      const wait = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1_000 : pause;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return await call(key);
}

/** Who waits for an answer is told at once of a line that is known to be away, and of whatever the server says. */
function mayHaveBeenDone(error: unknown, pauses: readonly number[]): boolean {
  if (pauses === LONG_MS) return !(error instanceof ApiError && error.status < 500 && error.status !== 429);
  return error instanceof NoAnswer && navigator.onLine;
}

/** An undo is one deed, however often it is pressed: what was done stands for whatever tab presses it again. */
export const keyOfUndo = (undoId: string) => `undo-${undoId}`;
