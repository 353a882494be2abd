import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { sessionStore } from './session-store.ts';

/** Asks the server again when another one signs in or out, here or in another tab: what was shown was not theirs. */
export function useRevalidateOnSessionChange(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let last = sessionStore.getSnapshot().user?._id;
    return sessionStore.subscribe(() => {
      const now = sessionStore.getSnapshot().user?._id;
      if (now === last) return;
      last = now;
      void revalidate();
    });
  }, [revalidate]);
}
