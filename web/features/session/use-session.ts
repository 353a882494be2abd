import { useSyncExternalStore } from 'react';
import { type SessionState, SIGNED_OUT, sessionStore } from './session-store.ts';

/** Signed out in the server's HTML and during hydration. */
export function useSession(): SessionState {
  return useSyncExternalStore(sessionStore.subscribe, sessionStore.getSnapshot, () => SIGNED_OUT);
}
