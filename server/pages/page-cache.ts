import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** What rendering an address came to. */
export type RenderedPage = {
  response: Response;
  /** False where a part of the page could not be had: it is better than none, and nothing to keep. */
  isWhole: boolean;
};

/** A rendered page, ready to be sent as it is. */
export type PreparedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
};

export type FetchedPage = {
  page: PreparedPage;
  /** True for a page that is whole and up to date. */
  isFresh: boolean;
  /** What was thrown where a copy stands in for it. */
  failure?: unknown;
};

type Copy = {
  page: PreparedPage;
  /** On the clock of `performance.now`. */
  madeAt: number;
  /** When what it shows changed first; undefined while it is as it was. */
  outdatedAt?: number;
};

/** Bytes that all copies together may take. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Backs up the announcements of changes: another process may have written. Milliseconds. */
const LIFETIME = 60_000;
/** So long after a change a copy from before it still stands in where no page can be made: as long as CDNs may show it. */
const STAND_IN_MS = 600_000;
/** 5 of 11: within a few percent of the smallest size, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type PageCache = {
  /**
   * The kept page, or the one that `render` makes; visitors who come meanwhile wait for the same. Where the server fails
   * to make it, the last good copy stands in, if there is one.
   */
  fetch: (key: string, render: () => Promise<RenderedPage>) => Promise<FetchedPage>;
  /** Something that pages show has changed. */
  outdate: () => void;
};

/** Keeps pages that are the same for every visitor. Only a whole answer of 200 is kept. */
export function createPageCache(): PageCache {
  const copies = new LRUCache<string, Copy>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page: { bodies } }) => bodies.identity.length + bodies.gzip.length + bodies.br.length,
  });
  const rendering = new Map<string, Promise<FetchedPage>>();
  // A page whose rendering began before a change must not be kept after it.
  let generation = 0;

  async function renderAndKeep(key: string, render: () => Promise<RenderedPage>): Promise<FetchedPage> {
    const begun = generation;
    const { response, isWhole } = await render();
    const page = await preparePage(response);
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
      const fetched = await renderAndKeep(key, render);
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
      const kept = copies.get(key);
      if (kept && kept.outdatedAt === undefined && performance.now() - kept.madeAt < LIFETIME) {
        return Promise.resolve({ page: kept.page, isFresh: true });
      }
      const inHand = rendering.get(key);
      if (inHand) return inHand;
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

/** Reads an answer whole and makes every form in which it can be sent. */
export async function preparePage(response: Response): Promise<PreparedPage> {
  const identity = Buffer.from(await response.arrayBuffer());
  const headers = Object.fromEntries(response.headers);
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentSecurityPolicy(identity.toString());
  }
  const [gzipped, brotli] = await Promise.all([compressGzip(identity), compressBrotli(identity, BROTLI)]);
  return {
    status: response.status,
    headers,
    etag: `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
    bodies: { identity, gzip: gzipped, br: brotli },
  };
}

/** The map's frame and its probe; everything else comes from this site. */
const MAP_HOST = 'https://www.openstreetmap.org';

/** Inline scripts are allowed by their hashes, not by a nonce: a kept page is sent many times. Data is not run. */
function contentSecurityPolicy(html: string): string {
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g,
  );
  const hashes = new Set<string>();
  for (const [, code = ''] of scripts)
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${MAP_HOST}`,
    `frame-src ${MAP_HOST}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
