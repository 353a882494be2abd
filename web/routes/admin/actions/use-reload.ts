import { useCallback } from 'react';
import { useRevalidator } from 'react-router';
import { createListeners } from '../../../lib/listeners.ts';

/** `onReload`: called before the page reloads its data after an action. */
export const [onReload, tellReload] = createListeners();

export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    tellReload();
    await revalidate();
  }, [revalidate]);
}
