import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createTurns } from '../http/limits/turns.ts';

/** Milliseconds for one answer: usual ones take some dozens. It is less than the process has to stop. */
const PATIENCE = 5_000;
/** Milliseconds: on a busy machine loading takes seconds. */
const LOADING = 120_000;
/** Whoever asks waits: what would be turned away here is a mail. */
const MAX_WAITING = Number.POSITIVE_INFINITY;
/** Megabytes: of 256 kB a message that is none of the usual ones makes a hundred times as much. */
const MEMORY = 256;
/** Megabytes that are made before they count: where one that is too large makes more than 16 at once, it ends the process. */
const YOUNG_MEMORY = 4;

/** Somebody has made it to be slow, or large once it is read. */
export const TOO_MUCH = 'too much';

export type SideThread<Asked, Answer> = {
  /** One after the other. Whoever leaves while waiting gives their turn up. */
  ask: (asked: Asked, signal?: AbortSignal) => Promise<Answer | typeof TOO_MUCH>;
  stop: () => Promise<void>;
};

/**
 * Asks a program that runs in a thread: what others wrote, and what takes a second to read, would hold up everybody for that
 * long. The thread is started by the first question, and ended by one that takes too much. Idle, it holds up no end of the
 * process.
 */
export function openSideThread<Asked, Answer>(program: URL, patience = PATIENCE): SideThread<Asked, Answer> {
  let thread: Worker | undefined;
  const takeTurn = createTurns({ atOnce: 1, maxWaiting: MAX_WAITING });

  async function stop(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  async function askNow(asked: Asked): Promise<Answer | typeof TOO_MUCH> {
    // Its time begins once it is there: on a busy machine loading it takes longer than any answer.
    thread ??= await startThread(program);
    const answered = once(thread, 'message', { signal: AbortSignal.timeout(patience) });
    thread.ref();
    thread.postMessage(asked);
    try {
      const [answer] = await answered;
      return answer;
    } catch (error) {
      await stop();
      if (isTooMuch(error)) return TOO_MUCH;
      throw error;
    } finally {
      thread?.unref();
    }
  }

  return { ask: (asked, signal) => takeTurn('', () => askNow(asked), { signal }), stop };
}

async function startThread(program: URL): Promise<Worker> {
  const resourceLimits = { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: YOUNG_MEMORY };
  const thread = new Worker(program, { resourceLimits });
  // Who asks listens as well; after that, one that is being ended would end the process.
  thread.on('error', () => undefined);
  try {
    // One that hangs as it loads would hold all who wait behind it.
    await once(thread, 'message', { signal: AbortSignal.timeout(LOADING) });
    return thread;
  } catch (error) {
    await thread.terminate();
    throw error;
  }
}

function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
