import fastq from 'fastq';
import { type Bodies, compressBest } from './ready-answer.ts';

/** One after the other: the threads also cut pictures and check passwords. */
const AT_ONCE = 1;
/** Compressing them all takes less than the minute for which they are cached. */
const MAX_WAITING = 100;

/**
 * Compresses answers once more, as small as can be, without anybody waiting for it. What is asked for a second time is
 * worth that; what nobody wants any more when its turn comes is left as it is. `find` has what is cached and up to date: only
 * keys wait, so that nothing is held in memory that is not cached any more.
 */
export function createImprover(
  find: (key: string) => Bodies | undefined,
): (key: string, bodies: Bodies) => void {
  const waiting = new Set<string>();
  const begun = new WeakSet<Bodies>();
  const turns = fastq.promise(async (key: string) => {
    waiting.delete(key);
    const bodies = find(key);
    if (!bodies?.br || begun.has(bodies)) return;
    begun.add(bodies);
    await compressBest(bodies).catch(() => begun.delete(bodies));
  }, AT_ONCE);

  return (key, bodies) => {
    // Who asks for the second time asks for a form that is there already.
    if (!bodies.br || begun.has(bodies) || waiting.has(key) || waiting.size >= MAX_WAITING) return;
    waiting.add(key);
    void turns.push(key);
  };
}
