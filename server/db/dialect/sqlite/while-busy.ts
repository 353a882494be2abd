import { setTimeout as pause } from 'node:timers/promises';
import { isBusy } from './sqlite-faults.ts';

const MAX_WAIT = 5_000;
const RETRY_AFTER = 20;

/** Retries a locked database without blocking this process. Throws SQLite’s error if the wait since `asked` is over. */
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
