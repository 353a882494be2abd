import { Gauge, type Registry } from 'prom-client';
import { unavailable } from '../../http/faults/errors.ts';
import { clientBlockOf } from '../../http/limits/client-network.ts';
import { createFairQueue } from '../../http/limits/fair-queue.ts';
import type { PageRenderer, RenderedPage } from './render-page.ts';

const MAX_WAITING = 100;
const RENDERINGS_AT_ONCE = 4;

type Asked = Parameters<PageRenderer>;

type QueueOptions = {
  letArrivalsIn: () => Promise<void>;
  onRefused: () => void;
  metrics?: Registry | undefined;
};

type Waiting = { asked: Asked } & PromiseWithResolvers<RenderedPage>;

/** Visitors' networks and the admin area take turns, so that a flood delays only its sender. */
export function queueRenderings(render: PageRenderer, { letArrivalsIn, onRefused, metrics }: QueueOptions) {
  const queue = createFairQueue<Waiting>(MAX_WAITING);
  const lastOf = new Map<string, Waiting>();
  let rendering = 0;
  let isStarting = false;
  if (metrics)
    new Gauge({
      name: 'teesta_renderings',
      help: 'Pages that are being rendered, and that wait for it; of 100 that wait no more are taken',
      labelNames: ['state'],
      registers: [metrics],
      collect() {
        this.set({ state: 'waiting' }, queue.size());
        this.set({ state: 'rendering' }, rendering);
      },
    });

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
