import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** A rendered page, ready to be sent as it is. */
export type KeptPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
};

/** Bytes that all kept pages together may take. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Backs up the announcements of changes: another process may have written. Milliseconds. */
const LIFETIME = 60_000;
/** 5 of 11: within a few percent of the smallest size, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type PageCache = {
  /** The kept page, or the one that `render` makes; visitors who come meanwhile wait for the same. */
  fetch: (key: string, render: () => Promise<Response>) => Promise<KeptPage>;
  clear: () => void;
};

/** Keeps pages that are the same for every visitor. Only an answer of 200 is kept. */
export function createPageCache(): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bodies }) => bodies.identity.length + bodies.gzip.length + bodies.br.length,
    ttl: LIFETIME,
  });
  const rendering = new Map<string, Promise<KeptPage>>();
  // A page whose rendering began before a change must not be kept after it.
  let generation = 0;

  async function renderAndKeep(key: string, render: () => Promise<Response>): Promise<KeptPage> {
    const begun = generation;
    const page = await preparePage(await render());
    if (page.status === 200 && begun === generation) pages.set(key, page);
    return page;
  }

  return {
    fetch(key, render) {
      const kept = pages.get(key);
      if (kept) return Promise.resolve(kept);
      const inHand = rendering.get(key);
      if (inHand) return inHand;
      const begun = renderAndKeep(key, render).finally(() => {
        if (rendering.get(key) === begun) rendering.delete(key);
      });
      rendering.set(key, begun);
      return begun;
    },
    clear() {
      generation += 1;
      pages.clear();
      rendering.clear();
    },
  };
}

/** Reads an answer whole and makes every form in which it can be sent. */
export async function preparePage(response: Response): Promise<KeptPage> {
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
