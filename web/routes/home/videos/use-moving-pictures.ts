import { useSyncExternalStore } from 'react';

/** What `navigator.connection` tells where there is one: https://wicg.github.io/netinfo/. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

const SLOW = new Set(['slow-2g', '2g', '3g']);
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether pictures may move by themselves: not under reduced motion, with Save-Data or on a slow line. */
export function useMovingPictures(): boolean {
  return useSyncExternalStore(watch, mayMove, () => false);
}

function mayMove(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return !matchMedia(LESS_MOTION).matches && !saveData && !SLOW.has(effectiveType);
}

function watch(onChange: () => void): () => void {
  const sources: (EventTarget | undefined)[] = [matchMedia(LESS_MOTION), connection()];
  for (const source of sources) source?.addEventListener('change', onChange);
  return () => {
    for (const source of sources) source?.removeEventListener('change', onChange);
  };
}

function connection(): Connection | undefined {
  return (navigator as Navigator & { connection?: Connection }).connection;
}
