import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router';
import { OwnScript } from './own-script.tsx';
import restoreScroll from './restore-scroll.ts?inline-script';

/** Where the router keeps how far each page was scrolled, while the tab is open. */
const STORAGE_KEY = 'react-router-scroll-positions';

/**
 * The router's `ScrollRestoration`, but for its script: that one fails where a browser refuses storage, and takes away
 * there what it could not read.
 */
export function ScrollKeeper() {
  useScrollRestoration({ storageKey: STORAGE_KEY });
  const code = import.meta.env.SSR ? `(${restoreScroll})(${JSON.stringify(STORAGE_KEY)})` : '';
  return <OwnScript code={code} />;
}
