import { useSyncExternalStore } from 'react';

export function usePageVisible(): boolean {
  return useSyncExternalStore(watch, isVisible, () => false);
}

function watch(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const isVisible = () => document.visibilityState === 'visible';
