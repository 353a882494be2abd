import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes on the phone: no 0 and O, no 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 5;

/** TT-7K3M2: about 28 million; the database rejects duplicates. */
export function newReference(): string {
  const signs = Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return `TT-${signs.join('')}`;
}
