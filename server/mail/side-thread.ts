import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createTurns } from '../http/limits/turns.ts';

/** Milliseconds per answer; usual ones take dozens. Less than a process has to stop. */
const PATIENCE = 5_000;
/** Milliseconds: loading takes seconds on a busy machine. */
const LOADING = 120_000;
/** Rejecting would lose a mail. */
const MAX_WAITING = Number.POSITIVE_INFINITY;
/** Megabytes: a hostile message of 256 kB takes a hundred times as much. */
const MEMORY = 256;
/** Megabytes: if more than 16 were allocated between two checks, the whole process would end. */
const YOUNG_MEMORY = 4;

export const TOO_MUCH = 'too much';

export type SideThread<Asked, Answer> = {
  /** One at a time. An aborted caller gives up its turn. */
  ask: (asked: Asked, signal?: AbortSignal) => Promise<Answer | typeof TOO_MUCH>;
  stop: () => Promise<void>;
};

/** Runs a program in a thread that the first question starts; a question that takes too long ends it. */
export function openSideThread<Asked, Answer>(program: URL, patience = PATIENCE): SideThread<Asked, Answer> {
  let thread: Worker | undefined;
  const takeTurn = createTurns({ atOnce: 1, maxWaiting: MAX_WAITING });

  async function stop(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  async function askNow(asked: Asked): Promise<Answer | typeof TOO_MUCH> {
    // The time limit starts once the thread is loaded.
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
  // Otherwise a late error would end the process.
  thread.on('error', () => undefined);
  try {
    // A thread that hangs while loading would block everybody behind it.
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
