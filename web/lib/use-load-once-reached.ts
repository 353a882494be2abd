import { useEffect } from 'react';
import { NoAnswer } from '../api/api-client.ts';
import { failedAsking, isLostScript } from './failed-call.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Loads a page that failed for want of an answer afresh, as soon as the server gives one. Not where the server was there
 * all along, but for a lost script: an update of the site took it, and a new page names others.
 */
export function useLoadOnceReached(error: unknown): void {
  useEffect(() => {
    if (!(failedAsking(error) instanceof NoAnswer)) return;
    let mayLoad = isLostScript(error);
    let pause = FIRST_PAUSE_MS;
    let timer: number | undefined;
    const left = new AbortController();
    async function look(): Promise<void> {
      const isReached = await fetch('/healthz', { cache: 'no-store', signal: left.signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (left.signal.aborted) return;
      if (!isReached) {
        mayLoad = true;
        timer = window.setTimeout(look, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      } else if (mayLoad) location.reload();
    }
    void look();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [error]);
}
