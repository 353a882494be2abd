import { useLayoutEffect, useRef } from 'react';
import { useLocation, UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { OwnScript } from './own-script.tsx';
import restoreScroll from './restore-scroll.ts?inline-script';

const STORAGE_KEY = 'react-router-scroll-positions';

/** Replaces the router's `ScrollRestoration`, whose script fails if a browser refuses storage. */
export function ScrollKeeper() {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  // Before the restoration, which needs the true heights: see `unseen-*`.
  useLayoutEffect(() => {
    if (pathname !== opened.current) document.documentElement.dataset.whole = '';
  }, [pathname]);
  useScrollRestoration({ storageKey: STORAGE_KEY });
  const code = import.meta.env.SSR ? `(${restoreScroll})(${JSON.stringify(STORAGE_KEY)})` : '';
  return <OwnScript code={code} />;
}
