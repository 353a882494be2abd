import { useSyncExternalStore } from 'react';
import { type Paused, signInAgain } from './sign-in-again.ts';

export function usePaused(): Paused | null {
  return useSyncExternalStore(signInAgain.subscribe, signInAgain.getSnapshot, () => null);
}
