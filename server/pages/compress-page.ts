import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A rendered page, ready to be sent as it is. */
export type CompressedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
};

/** 5 of 11: within a few percent of the smallest size, in a tenth of the time. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Reads an answer whole and makes every form in which it can be sent. */
export async function compressPage(response: Response): Promise<CompressedPage> {
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

/** Inline scripts are allowed by their hashes, not by a nonce: a cached page is sent many times. Data is not run. */
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
