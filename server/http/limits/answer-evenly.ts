import { setTimeout as pause } from 'node:timers/promises';

const EVEN_MS = 50;

/** Always takes the same time, so that timing does not tell whether an address is known. */
export async function answerEvenly(work: () => Promise<void>): Promise<void> {
  const [done] = await Promise.allSettled([work(), pause(EVEN_MS)]);
  if (done.status === 'rejected') throw done.reason;
}
