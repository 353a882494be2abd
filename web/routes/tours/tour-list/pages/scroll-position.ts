const KEY = 'place in the tours';
const SCROLLS_BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Notes how far this list is scrolled whenever the page may go away, also with a tab that the phone throws out. */
export function storeScrollPosition(search: string): () => void {
  const store = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ search, top: scrollY }));
    } catch {
      // Without storage a reload begins where the browser puts it.
    }
  };
  addEventListener('pagehide', store);
  document.addEventListener('visibilitychange', store);
  return () => {
    removeEventListener('pagehide', store);
    document.removeEventListener('visibilitychange', store);
  };
}

/** Where this list was left, and a way to go there; it is no way any more once somebody scrolls by hand. */
export function readScrollPosition(search: string): { restore: () => void } | undefined {
  const top = readTop(search);
  if (top === undefined) return undefined;
  const byHand = new AbortController();
  for (const type of SCROLLS_BY_HAND) {
    addEventListener(type, () => byHand.abort(), { signal: byHand.signal, passive: true });
  }
  return {
    restore() {
      if (!byHand.signal.aborted) scrollTo({ top, behavior: 'instant' });
      byHand.abort();
    },
  };
}

function readTop(search: string): number | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return stored?.search === search && typeof stored.top === 'number' ? stored.top : undefined;
  } catch {
    // As above; or something else stands there.
    return undefined;
  }
}
