import { createHash, randomBytes } from 'node:crypto';

/** An unguessable token of 256 bits, safe in addresses and headers. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token. A plain hash is enough: the token has too many bits to be tried out. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
