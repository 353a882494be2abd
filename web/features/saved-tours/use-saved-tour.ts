import { useSyncExternalStore } from 'react';
import { savedToursStore } from './saved-tours-store.ts';

/** Whether this tour is saved. False in the server's HTML; the truth of this browser right after. */
export function useSavedTour(id: string): boolean {
  return useSyncExternalStore(
    savedToursStore.subscribe,
    () => savedToursStore.has(id),
    () => false,
  );
}
