import { createHash } from 'node:crypto';

/** The map's frame and its probe; everything else comes from this site. */
const MAP_HOST = 'https://www.openstreetmap.org';

/** What a page may load and run. Inline scripts are allowed by their hashes, not by a nonce: a cached page is sent many times. Data is not run. */
export function contentSecurityPolicy(html: string): string {
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
