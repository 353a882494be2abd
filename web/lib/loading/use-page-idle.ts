import { useEffect, useState } from 'react';

/** Milliseconds after which a page that is never idle counts as idle. */
const MAX_WAIT_MS = 4_000;
const FALLBACK_WAIT_MS = 300;

export function usePageIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);

  useEffect(() => {
    let stopWaiting = () => {};
    const waitForRest = () => {
      stopWaiting = whenIdle(() => setIsIdle(true));
    };
    if (document.readyState === 'complete') waitForRest();
    else window.addEventListener('load', waitForRest, { once: true });
    return () => {
      window.removeEventListener('load', waitForRest);
      stopWaiting();
    };
  }, []);

  return isIdle;
}

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, FALLBACK_WAIT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: MAX_WAIT_MS });
  return () => cancelIdleCallback(handle);
}
