import { useSyncExternalStore } from 'react';
import { type Paused, signInAgain } from './sign-in-again.ts';

/** Whose session is over while their page stands, or null. */
export function usePaused(): Paused | null {
  return useSyncExternalStore(signInAgain.subscribe, signInAgain.getSnapshot, () => null);
}
