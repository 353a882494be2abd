import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { randomKey } from '../../../lib/browser/random-key.ts';
import { NotMeant } from './ask-first.ts';

/** Milliseconds before each retry, and which failures are retried. */
type Patience = { pauses: readonly number[]; isForAgain: (error: unknown) => boolean };

/** For a user who waits: offline and the server’s errors are reported at once. */
const SHORT: Patience = {
  pauses: [1_000, 2_000],
  isForAgain: (error) => error instanceof NoAnswer && navigator.onLine,
};

/** For work in the background: only a refusal ends it, by the server or by the user. */
export const LONG: Patience = {
  pauses: [1_000, 3_000, 8_000],
  isForAgain: (error) =>
    !(error instanceof NotMeant || (error instanceof ApiError && error.status < 500 && error.status !== 429)),
};

/** Repeats a call with the same key while its outcome is unknown. */
export async function askAgain<T>(
  call: (idempotencyKey: string) => Promise<T>,
  { pauses, isForAgain }: Patience = SHORT,
  key = randomKey(),
): Promise<T> {
  for (const pause of pauses) {
    try {
      return await call(key);
    } catch (error) {
      if (!isForAgain(error)) throw error;
      const wait = error instanceof ApiError && error.retryAfter ? error.retryAfter * 1_000 : pause;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return await call(key);
}

/** An undo runs once, however often and in whichever tab it is pressed. */
export const undoOnce = <T>(undoId: string, call: (idempotencyKey: string) => Promise<T>): Promise<T> =>
  askAgain(call, SHORT, `undo-${undoId}`);
