import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Bounce } from './read-bounce.ts';

const PROGRAM = new URL('./bounce-thread.ts', import.meta.url);
/** Milliseconds for one message: a bounce takes some dozens. It is less than the process has to stop. */
const PATIENCE = 5_000;
/** Megabytes: of 256 kB a message that is none of the usual ones makes a hundred times as much. */
const MEMORY = 256;

/** Somebody has made it to be slow, or large once it is read. */
export const TOO_MUCH = 'too much';

export type BounceThread = {
  /** Reads a message as `readBounce` does; one after the other. */
  read: (raw: Uint8Array) => Promise<Bounce | undefined | typeof TOO_MUCH>;
  stop: () => Promise<void>;
};

/**
 * Reads messages in a thread: anybody can send some to the bounce mailbox, and what takes a second to read would hold up
 * everybody for that long. The thread is started by the first message, and ended by one that takes too much.
 */
export function openBounceThread(patience = PATIENCE): BounceThread {
  let thread: Worker | undefined;

  async function stop(): Promise<void> {
    await thread?.terminate();
    thread = undefined;
  }

  return {
    async read(raw) {
      thread ??= new Worker(PROGRAM, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
      const answered = once(thread, 'message', { signal: AbortSignal.timeout(patience) });
      thread.postMessage(raw);
      try {
        const [bounce] = await answered;
        return bounce;
      } catch (error) {
        await stop();
        if (isTooMuch(error)) return TOO_MUCH;
        throw error;
      }
    },
    stop,
  };
}

function isTooMuch(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'AbortError' || ('code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY');
}
