import { useSyncExternalStore } from 'react';
import { sitting } from './sitting.ts';

/** The same as long as the same person sits here: a key for what must not outlast them. */
export function useSitting(): number {
  return useSyncExternalStore(sitting.subscribe, sitting.count, () => 0);
}
