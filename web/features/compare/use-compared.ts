import { useSyncExternalStore } from 'react';
import { compareStore } from './compare-store.ts';

const NONE: string[] = [];

export function useCompared(): string[] {
  return useSyncExternalStore(compareStore.subscribe, compareStore.getSlugs, () => NONE);
}
