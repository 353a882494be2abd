import { useSyncExternalStore } from 'react';
import { isLineFast } from './line-speed.ts';

/** https://wicg.github.io/netinfo/ */
type Connection = EventTarget & { saveData?: boolean; effectiveType?: string };

const SLOW = new Set(['slow-2g', '2g', '3g']);
const LESS_MOTION = '(prefers-reduced-motion: reduce)';

/** Browsers overrate connections, so the first picture's speed counts as well. */
export function useMovingPictures(): boolean {
  return useSyncExternalStore(watch, mayMove, () => false);
}

function mayMove(): boolean {
  const { saveData = false, effectiveType = '' } = connection() ?? {};
  return !matchMedia(LESS_MOTION).matches && !saveData && !SLOW.has(effectiveType) && hasFastLine();
}

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
