import { LRUCache } from 'lru-cache';
import { type CompressedPage, compressPage } from '../compress-page.ts';

/** What rendering an address came to. */
export type RenderedPage = {
  response: Response;
  /** False where a part of the page could not be had: it is better than none, but must not be cached. */
  isWhole: boolean;
};

export type FetchedPage = {
  page: CompressedPage;
  /** True for a page that is whole and up to date. */
  isFresh: boolean;
  /** What was thrown where a copy stands in for it. */
  failure?: unknown;
};

type Copy = {
  page: CompressedPage;
  /** On the clock of `performance.now`. */
  madeAt: number;
  /** When what it shows changed first; undefined while it is as it was. */
  outdatedAt?: number;
};

/** Bytes that all copies together may take. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Backs up the announcements of changes: another process may have written. Milliseconds. */
const LIFETIME = 60_000;
/** So long after a change a copy from before it still stands in where no page can be made: as long as CDNs may show it. */
const STAND_IN_MS = 600_000;

export type PageCache = {
  /**
   * The cached page, or the one that `render` makes; visitors who come meanwhile wait for the same. Where the server fails
   * to make it, the last good copy stands in, if there is one.
   */
  fetch: (key: string, render: () => Promise<RenderedPage>) => Promise<FetchedPage>;
  /** Something that pages show has changed. */
  outdate: () => void;
};

/** Caches pages that are the same for every visitor. Only a complete answer of 200 is cached. */
export function createPageCache(): PageCache {
  const copies = new LRUCache<string, Copy>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ page: { bodies } }) => bodies.identity.length + bodies.gzip.length + bodies.br.length,
  });
  const rendering = new Map<string, Promise<FetchedPage>>();
  // A page whose rendering began before a change must not be cached after it.
  let generation = 0;

  async function renderAndCache(key: string, render: () => Promise<RenderedPage>): Promise<FetchedPage> {
    const begun = generation;
    const { response, isWhole } = await render();
    const page = await compressPage(response);
    const isGood = page.status === 200 && isWhole;
    if (isGood && begun === generation) copies.set(key, { page, madeAt: performance.now() });
    return { page, isFresh: isGood };
  }

  async function renderOrStandIn(key: string, render: () => Promise<RenderedPage>): Promise<FetchedPage> {
    const standIn = () => {
      const copy = copies.get(key);
      const age = performance.now() - (copy?.outdatedAt ?? Number.POSITIVE_INFINITY);
      return copy && age < STAND_IN_MS ? { page: copy.page, isFresh: false } : undefined;
    };
    try {
      const fetched = await renderAndCache(key, render);
      const isFailed = fetched.page.status >= 500 || (fetched.page.status === 200 && !fetched.isFresh);
      return (isFailed && standIn()) || fetched;
    } catch (error) {
      const copy = standIn();
      if (copy) return { ...copy, failure: error };
      throw error;
    }
  }

  return {
    fetch(key, render) {
      const cached = copies.get(key);
      if (cached && cached.outdatedAt === undefined && performance.now() - cached.madeAt < LIFETIME) {
        return Promise.resolve({ page: cached.page, isFresh: true });
      }
      const inFlight = rendering.get(key);
      if (inFlight) return inFlight;
      const begun = renderOrStandIn(key, render).finally(() => {
        if (rendering.get(key) === begun) rendering.delete(key);
      });
      rendering.set(key, begun);
      return begun;
    },
    outdate() {
      generation += 1;
      for (const copy of copies.values()) copy.outdatedAt ??= performance.now();
      rendering.clear();
    },
  };
}
