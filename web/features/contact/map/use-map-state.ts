import { type RefObject, useEffect, useState } from 'react';

export type MapState = 'waiting' | 'loading' | 'shown' | 'failed';

const TRIES = 2;
const TIME_LIMIT_MS = 8_000;

/** A frame does not report an unreachable host, so the host is requested first, with a timeout and one retry. */
export function useMapState(place: RefObject<HTMLElement | null>, address: string): MapState {
  const [state, setState] = useState<MapState>('waiting');

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const left = new AbortController();
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setState('loading');
        const isReachable = await answers(address, left.signal);
        if (!left.signal.aborted) setState(isReachable ? 'shown' : 'failed');
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, [place, address]);

  return state;
}

async function answers(address: string, left: AbortSignal): Promise<boolean> {
  for (let tried = 0; tried < TRIES && !left.aborted; tried += 1) {
    try {
      const signal = AbortSignal.any([left, AbortSignal.timeout(TIME_LIMIT_MS)]);
      await fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'strict-origin', signal });
      return true;
    } catch {
      // The state tells the visitor: retrying, or failed.
    }
  }
  return false;
}
