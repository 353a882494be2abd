import { unavailable } from '../../http/faults/errors.ts';
import { clientBlockOf } from '../../http/limits/client-network.ts';
import { createFairQueue } from '../../http/limits/fair-queue.ts';
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

export type RenderingQueue = {
  render: PageRenderer;
  /** Another visitor waits for the same page: it is rendered when it is the turn of any who do. */
  join: (...asked: Asked) => void;
};

/**
 * Lets renderings take turns. Before each one the process looks after all else: `letArrivalsIn` lets in, and so has counted,
 * who came meanwhile, and what is ready is sent. Turns go round among the visitors' networks, and the admin area counts for
 * itself: a flood of addresses holds up nobody but whoever it comes from.
 */
export function queueRenderings(
  render: PageRenderer,
  { letArrivalsIn, onRefused, watch }: QueueOptions,
): RenderingQueue {
  const queue = createFairQueue<Waiting>(MAX_WAITING);
  /** The last that waits for an address. */
  const lastOf = new Map<string, Waiting>();
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

  function start(next: Waiting): void {
    const { asked, resolve, reject } = next;
    forget(next);
    rendering += 1;
    render(...asked)
      .then(resolve, reject)
      .finally(() => {
        rendering -= 1;
        void startWaiting();
      });
  }

  function forget(waiting: Waiting): void {
    const [{ url }] = waiting.asked;
    if (lastOf.get(url.href) === waiting) lastOf.delete(url.href);
  }

  return {
    render(...asked) {
      const newcomer: Waiting = { asked, ...Promise.withResolvers() };
      lastOf.set(asked[0].url.href, newcomer);
      const refused = queue.add(whoAsks(asked), newcomer);
      if (refused) {
        forget(refused);
        onRefused();
        refused.reject(unavailable());
      }
      void startWaiting();
      return newcomer.promise;
    },
    join(...asked) {
      const waiting = lastOf.get(asked[0].url.href);
      if (waiting) queue.join(whoAsks(asked), waiting);
    },
  };
}

function whoAsks([{ isAdminArea }, request]: Asked): string {
  const block = clientBlockOf(request);
  return isAdminArea ? `admin area, ${block}` : block;
}
