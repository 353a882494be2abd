import { useSyncExternalStore } from 'react';
import { savedToursStore } from './saved-tours-store.ts';

const NONE: string[] = [];

export function useSavedIds(): string[] {
  return useSyncExternalStore(savedToursStore.subscribe, savedToursStore.getIds, () => NONE);
}
