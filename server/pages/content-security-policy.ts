import { createHash } from 'node:crypto';

/** The map's frame and its probe; everything else comes from this site. */
const MAP_HOST = 'https://www.openstreetmap.org';

/** What a page may load and run. Inline scripts are allowed by their hashes, not by a nonce: a cached page is sent many times. */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(hashes)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https:",
    `connect-src 'self' ${MAP_HOST}`,
    `frame-src ${MAP_HOST}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
