import { useSyncExternalStore } from 'react';
import { sitting } from './sitting.ts';

/** A React key for parts that must not outlast the user. */
export function useSitting(): number {
  return useSyncExternalStore(sitting.subscribe, sitting.count, () => 0);
}
