import { ApiError, NoAnswer } from '../../../api/api-error.ts';
import { randomKey } from '../../../lib/browser/random-key.ts';
import { NotMeant } from './ask-first.ts';

/** After how many milliseconds each a call is made again, and whether it is, after this failure. */
type Patience = { pauses: readonly number[]; isForAgain: (error: unknown) => boolean };

/** Who waits for an answer is told at once of a line that is known to be away, and of whatever the server says. */
const SHORT: Patience = {
  pauses: [1_000, 2_000],
  isForAgain: (error) => error instanceof NoAnswer && navigator.onLine,
};

/** For work that goes on while staff are at something else: a refusal alone ends it, the server’s or theirs. */
export const LONG: Patience = {
  pauses: [1_000, 3_000, 8_000],
  isForAgain: (error) =>
    !(error instanceof NotMeant || (error instanceof ApiError && error.status < 500 && error.status !== 429)),
};

/** Makes a call that is done once for its key, and makes it again where nobody knows what became of it. */
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

/** The same of an undo, which is one deed, however often and in whichever tab it is pressed. */
export const undoOnce = <T>(undoId: string, call: (idempotencyKey: string) => Promise<T>): Promise<T> =>
  askAgain(call, SHORT, `undo-${undoId}`);
