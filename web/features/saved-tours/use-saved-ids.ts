import { useSyncExternalStore } from 'react';
import { savedToursStore } from './saved-tours-store.ts';

const NONE: string[] = [];

/** The ids of the saved tours, the last one first; none in the server's HTML. */
export function useSavedIds(): string[] {
  return useSyncExternalStore(savedToursStore.subscribe, savedToursStore.getIds, () => NONE);
}
