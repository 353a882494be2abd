import fastq from 'fastq';
import { type Bodies, compressBest } from './ready-answer.ts';

/** The threads also resize pictures and check passwords. */
const AT_ONCE = 1;
const MAX_WAITING = 100;

/** Only keys wait, so that evicted answers do not stay in memory. */
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
    if (!bodies.br || begun.has(bodies) || waiting.has(key) || waiting.size >= MAX_WAITING) return;
    waiting.add(key);
    void turns.push(key);
  };
}
