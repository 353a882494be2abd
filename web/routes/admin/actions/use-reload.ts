import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { createListeners } from '../../../lib/listeners.ts';
import { settle } from './double-press-guard.ts';

/** `onReload`: called before the page reloads its data after an action. */
export const [onReload, tellReload] = createListeners();

export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    tellReload();
    await revalidate();
  }, [revalidate]);
}

/** Reloads the page’s data after a change; see `settle`. */
export function useRefresh(): () => Promise<void> {
  const reload = useReload();

  return async function refresh() {
    settle();
    await reload();
    settle();
  };
}
