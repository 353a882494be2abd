import { createHash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A plain hash is enough: tokens have too many bits to guess. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
