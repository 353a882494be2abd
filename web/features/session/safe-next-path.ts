import type { User } from '../../../contracts/accounts/accounts.contract.ts';
import type { SitePage } from '../../lib/site-page.ts';

const ELSEWHERE = 'https://teesta.invalid';

/** Null for an address of another site, which must never be followed. */
export function safeNextPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  try {
    // The parser drops tabs and line breaks ("/\t/evil.example") and normalises "/.//evil.example".
    const { origin, pathname, search, hash } = new URL(next, ELSEWHERE);
    return origin === ELSEWHERE && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}

export type DoorPage = Extract<
  SitePage,
  '/login' | '/register' | '/account/password' | '/account/second-factor'
>;

export function pageAfterSignIn(next: string | null, { role }: Pick<User, 'role'>): string {
  return safeNextPath(next) ?? (role === 'admin' ? ('/admin-dashboard' satisfies SitePage) : '/');
}

export function pathWithNext(path: DoorPage, next: string | null): string {
  const safe = safeNextPath(next);
  return safe ? `${path}?${new URLSearchParams({ next: safe })}` : path;
}
