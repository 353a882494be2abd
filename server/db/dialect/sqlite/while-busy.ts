import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './sqlite-faults.ts';

/** Milliseconds for which the lock of another process is waited for. */
const MAX_WAIT = 5_000;
/** Milliseconds until it is looked for again. */
const RETRY_AFTER = 20;

/**
 * Does what a lock of another process may forbid, as soon as that lets go of it: SQLite’s own waiting would hold up
 * everything in this process. Throws SQLite’s error when the wait since `asked` (`performance.now`) is over.
 */
export async function whileBusy<T>(
  work: () => T,
  { asked = performance.now(), maxWait = MAX_WAIT } = {},
): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() - asked >= maxWait) throw error;
    }
    await pause(RETRY_AFTER);
  }
}
