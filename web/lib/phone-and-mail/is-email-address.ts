import { LIMITS } from '../../../contracts/fields/field-limits.ts';

/** Why this trimmed text is no email address; undefined where it is one. */
export function emailFault(email: string): string | undefined {
  if (!email) return 'Enter your email address.';
  if (email.length > LIMITS.email || !isEmailAddress(email)) return 'Please enter a valid email address.';
}

/**
 * The specification's pattern: text, an at sign, text, a dot, text, no spaces. It is written so that a long text takes no
 * steps by the square of its length. The server is stricter, has the last word, and takes out what nobody sees.
 */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.replace(/[\p{DI}\xa0]/gu, ''));
}
