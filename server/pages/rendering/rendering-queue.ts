import { unavailable } from '../../http/faults/errors.ts';
import { clientNetworkOf } from '../../http/limits/client-network.ts';
import { createFairQueue } from './fair-queue.ts';
import type { PageRenderer, RenderedPage } from './render-page.ts';

/** Pages that wait to be rendered: about a second of work. */
const MAX_WAITING = 100;
const RENDERINGS_AT_ONCE = 4;

type Asked = Parameters<PageRenderer>;
/** Pages in hand at this moment. */
export type RenderingState = { waiting: number; rendering: number };

type QueueOptions = {
  letArrivalsIn: () => Promise<void>;
  onRefused: () => void;
  /** Is given how to look at the queue, for figures. */
  watch?: ((look: () => RenderingState) => void) | undefined;
};

type Waiting = { asked: Asked } & ReturnType<typeof Promise.withResolvers<RenderedPage>>;

/**
 * Lets renderings take turns. Before each one the process looks after all else: `letArrivalsIn` lets in, and so has counted,
 * who came meanwhile, and what is ready is sent. Turns go round among the visitors' networks, and the admin area counts for
 * itself: a flood of addresses holds up nobody but whoever it comes from.
 */
export function queueRenderings(
  render: PageRenderer,
  { letArrivalsIn, onRefused, watch }: QueueOptions,
): PageRenderer {
  const queue = createFairQueue<Waiting>(MAX_WAITING);
  let rendering = 0;
  let isStarting = false;
  watch?.(() => ({ waiting: queue.size, rendering }));

  /** One after the other, so that no two begin in one turn of the loop. */
  async function startWaiting(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    while (queue.size > 0 && rendering < RENDERINGS_AT_ONCE) {
      await letArrivalsIn();
      const next = queue.take();
      if (next) start(next);
    }
    isStarting = false;
  }

  function start({ asked, resolve, reject }: Waiting): void {
    rendering += 1;
    render(...asked)
      .then(resolve, reject)
      .finally(() => {
        rendering -= 1;
        void startWaiting();
      });
  }

  return (...asked) => {
    const newcomer: Waiting = { asked, ...Promise.withResolvers() };
    const refused = queue.add(whoAsks(asked), newcomer);
    if (refused) {
      onRefused();
      refused.reject(unavailable());
    }
    void startWaiting();
    return newcomer.promise;
  };
}

function whoAsks([{ isAdminArea }, request]: Asked): string {
  const network = clientNetworkOf(request);
  return isAdminArea ? `admin area, ${network}` : network;
}
