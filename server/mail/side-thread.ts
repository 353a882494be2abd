import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import fastq from 'fastq';

/** Milliseconds for one answer: usual ones take some dozens. It is less than the process has to stop. */
const PATIENCE = 5_000;
/** Megabytes: of 256 kB a message that is none of the usual ones makes a hundred times as much. */
const MEMORY = 256;

/** Somebody has made it to be slow, or large once it is read. */
export const TOO_MUCH = 'too much';

export type SideThread<Asked, Answer> = {
  /** One after the other. */
  ask: (asked: Asked) => Promise<Answer | typeof TOO_MUCH>;
  stop: () => Promise<void>;
};

/**
 * Asks a program that runs in a thread: what others wrote, and what takes a second to read, would hold up everybody for that
 * long. The thread is started by the first question, and ended by one that takes too much. Idle, it holds up no end of the
 * process.
 */
export function openSideThread<Asked, Answer>(program: URL, patience = PATIENCE): SideThread<Asked, Answer> {
  let thread: Worker | undefined;
  const line = fastq.promise(askNow, 1);

  async function stop(): Promise<void> {
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  async function askNow(asked: Asked): Promise<Answer | typeof TOO_MUCH> {
    thread ??= startThread(program);
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

  return { ask: (asked) => line.push(asked), stop };
}

function startThread(program: URL): Worker {
  const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
  // Who asks listens as well; after that, one that is being ended would end the process.
  return thread.on('error', () => undefined);
}

function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
