import { useEffect } from 'react';
import { NoAnswer } from '../../../api/api-error.ts';
import { failedAsking, isLostScript } from '../failed-call.ts';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;

/** The next page is under way (see `PendingBar`), or something is typed beside this one. */
const IN_USE = '[role=progressbar], dialog[open], :focus:read-write';

/**
 * Loads a page that failed for want of an answer afresh, as soon as the server gives one. Not where the server was there
 * all along, but once for a lost script: an update of the site took it, and a new page names others. Nor while the
 * visitor is on the way elsewhere, or types into something beside it.
 *
 * A page that React gives up, as something else in the browser changed its elements, comes again at once, once.
 */
export function useReloadWhenReachable(error: unknown): void {
  useEffect(() => {
    if (!(failedAsking(error) instanceof NoAnswer)) {
      if (error instanceof DOMException && isFirstLoadFor(location.href)) location.reload();
      return;
    }
    let wasAway = false;
    let pause = FIRST_PAUSE_MS;
    let timer: number | undefined;
    let isLeft = false;
    async function look(): Promise<void> {
      // Where a line swallows what is asked, the browser itself would wait for minutes.
      const signal = AbortSignal.timeout(MAX_PAUSE_MS);
      const isReached = await fetch('/healthz', { cache: 'no-store', signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isLeft) return;
      wasAway ||= !isReached;
      if (!isReached || document.querySelector(IN_USE)) {
        timer = window.setTimeout(look, pause);
        pause = Math.min(2 * pause, MAX_PAUSE_MS);
      } else if (wasAway || (isLostScript(error) && isFirstLoadFor(location.href))) location.reload();
    }
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [error]);
}

const LOADED_FOR = 'loaded-for-script';

/**
 * False the second time, and where the browser keeps nothing: what is there again, as a script that somebody blocks,
 * would make the page load for ever.
 */
function isFirstLoadFor(address: string): boolean {
  try {
    // All of them: two that are blocked would take turns.
    const before = sessionStorage.getItem(LOADED_FOR) ?? '';
    if (before.includes(address)) return false;
    sessionStorage.setItem(LOADED_FOR, before + address);
    return true;
  } catch {
    return false;
  }
}
