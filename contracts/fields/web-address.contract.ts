import { z } from 'zod';
import { beforeCleaning, cleanText, requiredLine } from './text.contract.ts';

const MAX_LENGTH = 500;
const NO_ADDRESS = 'Give a whole web address, beginning with https://, or leave it empty.';

/** http and https only: `javascript:` would run in the visitor's browser. */
export function webAddress(what: string) {
  return requiredLine(what, MAX_LENGTH).pipe(
    z.string().refine(isWebAddress, 'Give a whole web address, beginning with https://.'),
  );
}

export const maybeWebAddress = z
  .string({ error: NO_ADDRESS })
  .max(beforeCleaning(MAX_LENGTH), NO_ADDRESS)
  .transform(cleanText)
  .pipe(z.string().max(MAX_LENGTH, NO_ADDRESS))
  .pipe(z.string().refine((text) => text === '' || isWebAddress(text), NO_ADDRESS));

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
}
