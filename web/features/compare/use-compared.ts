import { useSyncExternalStore } from 'react';
import { compareStore } from './compare-store.ts';

const NONE: string[] = [];

/** The slugs chosen for comparison; none in the server's HTML. */
export function useCompared(): string[] {
  return useSyncExternalStore(compareStore.subscribe, compareStore.getSlugs, () => NONE);
}
