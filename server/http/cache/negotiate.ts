import type { IncomingHttpHeaders } from 'node:http';
import { negotiate } from '@fastify/accept-negotiator';
import { LRUCache } from 'lru-cache';
import { ENCODINGS, type Encoding } from './ready-answer.ts';

const MAX_KNOWN_HEADERS = 100;

const known = new LRUCache<string, Encoding>({
  max: MAX_KNOWN_HEADERS,
  memoMethod: (header) => negotiate(header, [...ENCODINGS]) ?? 'identity',
});

export function encodingFor(headers: IncomingHttpHeaders): Encoding {
  return known.memo(String(headers['accept-encoding'] ?? ''));
}

/** Compares as RFC 9110 says: any tag of a list, weak or not. */
export function hasAlready(headers: IncomingHttpHeaders, etag: string): boolean {
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = headers['if-none-match']?.split(',') ?? [];
  return tags.some((tag) => tag.trim() === '*' || bare(tag) === bare(etag));
}
