import fastq from 'fastq';
import { compressBest, type ReadyAnswer } from './ready-answer.ts';

/** One after the other: the threads also cut pictures and check passwords. */
const AT_ONCE = 1;
/** Compressing them all takes less than the minute for which they are cached. */
const MAX_WAITING = 100;

/**
 * Compresses answers once more, as small as can be, without anybody waiting for it. What is asked for a second time is
 * worth that; what nobody wants any more when its turn comes is left as it is.
 */
export function createImprover(): (answer: ReadyAnswer, isWanted: () => boolean) => void {
  const begun = new WeakSet<ReadyAnswer['bodies']>();
  const turns = fastq.promise(async ([bodies, isWanted]: [ReadyAnswer['bodies'], () => boolean]) => {
    if (isWanted()) bodies.br = await compressBest(bodies.identity);
    else begun.delete(bodies);
  }, AT_ONCE);

  return ({ bodies }, isWanted) => {
    // Who asks for the second time asks for a form that is there already.
    if (!bodies.br || begun.has(bodies) || turns.length() >= MAX_WAITING) return;
    begun.add(bodies);
    turns.push([bodies, isWanted]).catch(() => begun.delete(bodies));
  };
}
