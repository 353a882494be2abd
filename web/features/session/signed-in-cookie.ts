import type { User } from '../../../contracts/accounts/accounts.contract.ts';

export const SIGNED_IN_COOKIE = 'teesta_signed_in';
/** Seconds: for the next page only. */
const LIFETIME = 120;

export function signedInCookie(user: User, { protocol }: Pick<URL, 'protocol'>): string {
  const told = encodeURIComponent(JSON.stringify(user));
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${SIGNED_IN_COOKIE}=${told}; Path=/; Max-Age=${LIFETIME}; SameSite=Lax${secure}`;
}
