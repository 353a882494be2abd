import { unavailable } from '../../http/faults/errors.ts';
import { clientBlockOf } from '../../http/limits/client-network.ts';
import { createFairQueue } from '../../http/limits/fair-queue.ts';
import type { PageRenderer, RenderedPage } from './render-page.ts';

const MAX_WAITING = 100;
const RENDERINGS_AT_ONCE = 4;

type Asked = Parameters<PageRenderer>;
export type RenderingState = { waiting: number; rendering: number };

type QueueOptions = {
  letArrivalsIn: () => Promise<void>;
  onRefused: () => void;
  watch?: ((look: () => RenderingState) => void) | undefined;
};

type Waiting = { asked: Asked } & PromiseWithResolvers<RenderedPage>;

/**
 * Before each rendering the process accepts new connections and sends what is ready. Visitors' networks take turns, and
 * the admin area counts as one of its own, so a flood delays only its sender.
 */
export function queueRenderings(render: PageRenderer, { letArrivalsIn, onRefused, watch }: QueueOptions) {
  const queue = createFairQueue<Waiting>(MAX_WAITING);
  const lastOf = new Map<string, Waiting>();
  let rendering = 0;
  let isStarting = false;
  watch?.(() => ({ waiting: queue.size(), rendering }));

  async function startWaiting(): Promise<void> {
    if (isStarting) return;
    isStarting = true;
    while (queue.size() > 0 && rendering < RENDERINGS_AT_ONCE) {
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
    render(...asked: Asked): Promise<RenderedPage> {
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
    join(...asked: Asked): void {
      const waiting = lastOf.get(asked[0].url.href);
      if (waiting) queue.join(whoAsks(asked), waiting);
    },
  };
}

function whoAsks([{ isAdminArea }, request]: Asked): string {
  const block = clientBlockOf(request);
  return isAdminArea ? `admin area, ${block}` : block;
}
