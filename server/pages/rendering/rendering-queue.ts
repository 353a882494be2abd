import { setImmediate as nextTurn } from 'node:timers/promises';
import fastq from 'fastq';
import { createConcurrencyLimit } from '../../http/limits/concurrency-limit.ts';
import type { PageRenderer } from './render-page.ts';

/** Pages that are rendered, or wait for it: some seconds of work. */
const MAX_RENDERINGS = 200;
const RENDERINGS_AT_ONCE = 4;

/**
 * Lets renderings take turns. Before each one the process looks after all else: it reads, and so counts, what has arrived
 * meanwhile, and sends what is ready. Without it a rendering runs from end to end, and the queue stands where nobody sees it.
 */
export function queueRenderings(render: PageRenderer): PageRenderer {
  const limit = createConcurrencyLimit(MAX_RENDERINGS);
  const turns = fastq.promise(async ([address, request]: Parameters<PageRenderer>) => {
    await nextTurn();
    return render(address, request);
  }, RENDERINGS_AT_ONCE);

  return async (...asked) => {
    const leave = limit.enter();
    try {
      return await turns.push(asked);
    } finally {
      leave();
    }
  };
}
