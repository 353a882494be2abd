import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { createListeners } from '../../../lib/listeners.ts';

/** `onReload`: called as the page begins to load anew after what was done on it: what was heard of until then is in that. */
export const [onReload, tellReload] = createListeners();

/** Loads the page's data anew. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    tellReload();
    await revalidate();
  }, [revalidate]);
}
