import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { sessionStore } from './session-store.ts';
import { signInAgain } from './sign-in-again/sign-in-again.ts';

/** Asks the server again when another one signs in or out, here or in another tab: what was shown was not theirs. */
export function useRevalidateOnSessionChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let last = sessionStore.getSnapshot().user?._id;
    let hasWaited = false;
    return sessionStore.subscribe(() => {
      const now = sessionStore.getSnapshot().user?._id;
      // A page that waits for the same one to sign in again has nothing to ask for until then.
      if (now === undefined && signInAgain.getSnapshot()) hasWaited = true;
      else if (now !== last || hasWaited) {
        last = now;
        hasWaited = false;
        void revalidate();
      }
    });
  }, [revalidate]);
}
