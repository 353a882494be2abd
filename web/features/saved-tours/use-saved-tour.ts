import { useSyncExternalStore } from 'react';
import { savedToursStore } from './saved-tours-store.ts';

export function useSavedTour(id: string): boolean {
  return useSyncExternalStore(
    savedToursStore.subscribe,
    () => savedToursStore.has(id),
    () => false,
  );
}
