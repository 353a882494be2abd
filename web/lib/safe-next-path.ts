const ELSEWHERE = 'https://teesta.invalid';

/** The path of this site that `next` names, or null: an address of another site is never followed. */
export function safeNextPath(next: string | null): string | null {
  if (!next || !/^\/(?![/\\])/.test(next)) return null;
  try {
    // The parser drops tabs and line breaks, so "/\t/evil.example" is an address too.
    const url = new URL(next, ELSEWHERE);
    return url.origin === ELSEWHERE ? url.pathname + url.search + url.hash : null;
  } catch {
    // No address at all.
    return null;
  }
}

/** `/login?next=…`, leaving out a `next` that leads nowhere else. */
export function pathWithNext(path: '/login' | '/register', next: string | null): string {
  const safe = safeNextPath(next);
  return safe ? `${path}?${new URLSearchParams({ next: safe })}` : path;
}
