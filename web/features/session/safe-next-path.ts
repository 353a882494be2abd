import type { User } from '../../../contracts/accounts/accounts.contract.ts';
import type { SitePage } from '../../lib/site-page.ts';

const ELSEWHERE = 'https://teesta.invalid';

/** The path of this site that `next` names, or null: an address of another site is never followed. */
export function safeNextPath(next: string | null): string | null {
  if (!next?.startsWith('/')) return null;
  try {
    // The parser drops tabs and line breaks, so "/\t/evil.example" is an address too; of "/.//evil.example" it leaves one.
    const { origin, pathname, search, hash } = new URL(next, ELSEWHERE);
    return origin === ELSEWHERE && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    // No address at all.
    return null;
  }
}

/** The pages that lead on to another one. */
export type DoorPage = Extract<
  SitePage,
  '/login' | '/register' | '/account/password' | '/account/second-factor'
>;

/** Where whoever has signed in goes on. */
export function pageAfterSignIn(next: string | null, { role }: Pick<User, 'role'>): string {
  return safeNextPath(next) ?? (role === 'admin' ? ('/admin-dashboard' satisfies SitePage) : '/');
}

/** `/login?next=…`, leaving out a `next` that leads nowhere else. */
export function pathWithNext(path: DoorPage, next: string | null): string {
  const safe = safeNextPath(next);
  return safe ? `${path}?${new URLSearchParams({ next: safe })}` : path;
}
