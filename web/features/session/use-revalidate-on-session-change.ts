import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { sessionStore } from './session-store.ts';
import { signInAgain } from './sign-in-again/sign-in-again.ts';

/** The data on the page belonged to the previous user. */
export function useRevalidateOnSessionChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let last = sessionStore.getSnapshot().user?._id;
    let hasWaited = false;
    return sessionStore.subscribe(() => {
      const now = sessionStore.getSnapshot().user?._id;
      if (now === undefined && signInAgain.getSnapshot()) hasWaited = true;
      else if (now !== last || hasWaited) {
        last = now;
        hasWaited = false;
        void revalidate();
      }
    });
  }, [revalidate]);
}
