import { LIMITS } from '../../../contracts/fields/field-limits.ts';

export function emailFault(email: string): string | undefined {
  if (!email) return 'Enter your email address.';
  if (email.length > LIMITS.email || !isEmailAddress(email)) return 'Please enter a valid email address.';
}

/** The specification's pattern, without quadratic time. The server is stricter, and strips invisible characters. */
export function isEmailAddress(text: string): boolean {
  return /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text.replace(/[\p{DI}\xa0]/gu, ''));
}
