import { useSyncExternalStore } from 'react';
import { isLineFast } from './line-speed.ts';

/** What `navigator.connection` tells where there is one: https://wicg.github.io/netinfo/. */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

const SLOW = new Set(['slow-2g', '2g', '3g']);
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether pictures may move by themselves: not under reduced motion, with Save-Data or on a slow line. Browsers call nearly
 * every line fast, and some say nothing: so what the page's first picture took counts, too.
 */
export function useMovingPictures(): boolean {
  return useSyncExternalStore(watch, mayMove, () => false);
}

function mayMove(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return !matchMedia(LESS_MOTION).matches && !saveData && !SLOW.has(effectiveType) && hasFastLine();
}

/** Of the page that was opened: later ones come over the same line. */
let isFast: boolean | undefined;

function hasFastLine(): boolean {
  isFast ??= isLineFast(performance.getEntriesByType('resource') as PerformanceResourceTiming[]);
  return isFast ?? false;
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
