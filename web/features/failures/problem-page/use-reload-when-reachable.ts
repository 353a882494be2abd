import { useEffect } from 'react';
import { NoAnswer } from '../../../api/api-error.ts';
import { failedAsking, isLostScript } from '../failed-call.ts';

const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 10_000;

/** A page is loading (see `PendingBar`), or the visitor is typing. */
const IN_USE = '[role=progressbar], dialog[open], :focus:read-write';

/**
 * Reloads once an unreachable server responds; after a lost script (a deployment) at once, but only once. Waits while
 * the visitor navigates or types.
 *
 * Also reloads once if React failed because something else changed the DOM.
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
      // A dead connection would hang for minutes.
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

/** Returns false the second time, or if the browser stores nothing: a blocked script would reload for ever. */
function isFirstLoadFor(address: string): boolean {
  try {
    // All addresses: two blocked scripts would alternate.
    const before = sessionStorage.getItem(LOADED_FOR) ?? '';
    if (before.includes(address)) return false;
    sessionStorage.setItem(LOADED_FOR, before + address);
    return true;
  } catch {
    return false;
  }
}
