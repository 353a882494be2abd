import { useEffect } from 'react';
import { NoAnswer } from '../api/api-client.ts';
import { failedAsking, isLostScript } from './failed-call.ts';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Loads a page that failed for want of an answer afresh, as soon as the server gives one. Not where the server was there
 * all along, but once for a lost script: an update of the site took it, and a new page names others.
 */
export function useLoadOnceReached(error: unknown): void {
  useEffect(() => {
    if (!(failedAsking(error) instanceof NoAnswer)) return;
    let wasAway = false;
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
        wasAway = true;
        timer = window.setTimeout(look, pause);
        pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
      } else if (wasAway || (isLostScript(error) && isFirstLoadFor(location.href))) location.reload();
    }
    void look();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [error]);
}

const LOADED_FOR = 'loaded-for-script';

/**
 * False the second time, and where the browser keeps nothing: a script that never comes, because somebody blocks it,
 * would make the page load for ever.
 */
function isFirstLoadFor(address: string): boolean {
  try {
    if (sessionStorage.getItem(LOADED_FOR) === address) return false;
    sessionStorage.setItem(LOADED_FOR, address);
    return true;
  } catch {
    return false;
  }
}
