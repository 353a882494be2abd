import { useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { readTourQuery, type TourQuery } from '../tour-query.ts';

const KEY = 'place in the tours';
const SCROLLS_BY_HAND = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** After a reload the server renders only the last page: loads the earlier ones, then restores the scroll position. */
export function EarlierPages({ query: { from, page } }: { query: TourQuery }) {
  const { revalidate } = useRevalidator();
  const { search } = useLocation();
  const asked = readTourQuery(new URLSearchParams(search)).query;
  const isLacking = asked.page === page && asked.from < from;
  const place = useRef<ReturnType<typeof readScrollPosition>>(undefined);
  useEffect(() => storeScrollPosition(search), [search]);
  useEffect(() => {
    if (isLacking) {
      place.current = readScrollPosition(search);
      void revalidate();
      return;
    }
    place.current?.restore();
    place.current = undefined;
  }, [isLacking, search, revalidate]);
  return null;
}

function storeScrollPosition(search: string): () => void {
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
function readScrollPosition(search: string): { restore: () => void } | undefined {
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
