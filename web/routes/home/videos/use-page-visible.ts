import { useSyncExternalStore } from 'react';

/** False while the page is in a tab behind another, and in the server's HTML. */
export function usePageVisible(): boolean {
  return useSyncExternalStore(watch, isVisible, () => false);
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isVisible = () => document.visibilityState === 'visible';
