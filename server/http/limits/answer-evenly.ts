import { setTimeout as pause } from 'node:timers/promises';

/** Longer than the work behind it takes on a machine that is not overloaded: some milliseconds. */
const EVEN_MS = 50;

/**
 * Does the work, and ends at the same time whatever it came to: by how long a call takes nobody learns whether an address is
 * known here. For calls that answer the same either way.
 */
export async function answerEvenly(work: () => Promise<void>): Promise<void> {
  // Both begin here: what the work takes is part of the pause.
  const [done] = await Promise.allSettled([work(), pause(EVEN_MS)]);
  if (done.status === 'rejected') throw done.reason;
}
