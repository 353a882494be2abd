const KEY = 'place in the tours';
const SCROLLS_BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Also when a phone discards the tab. */
export function storeScrollPosition(search: string): () => void {
  const store = () => {
    try {
      sessionStorage.setItem(KEY, JSON.stringify({ search, top: scrollY }));
    } catch {
      // The browser refuses storage.
    }
  };
  addEventListener('pagehide', store);
  document.addEventListener('visibilitychange', store);
  return () => {
    removeEventListener('pagehide', store);
    document.removeEventListener('visibilitychange', store);
  };
}

/** `restore` does nothing once the visitor has scrolled. */
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
    return undefined;
  }
}
