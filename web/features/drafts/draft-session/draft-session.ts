import { useSyncExternalStore } from 'react';
import { browserStorage, type TextStorage } from '../../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../../lib/browser/on-other-tab-change.ts';
import { createListeners } from '../../../lib/listeners.ts';

const KEY = 'sitting';

/**
 * One person's use of this browser. It ends in all tabs on sign-out: after that, nothing of it is shown or stored, even
 * by forms that are still open.
 */
export function createDraftSession(storage: TextStorage) {
  let seen = storage.read(KEY);
  let count = 0;
  let endedHere: string | null = null;
  const [subscribe, notify] = createListeners();

  function follow(): void {
    const now = storage.read(KEY);
    if (now === seen) return;
    seen = now;
    count += 1;
    notify();
  }

  return {
    current: () => storage.read(KEY),
    count: () => count,
    isEndedElsewhere: () => storage.read(KEY) !== endedHere,
    end(): void {
      endedHere = String((Number(storage.read(KEY)) || 0) + 1);
      storage.write(KEY, endedHere);
      follow();
    },
    follow,
    subscribe,
  };
}

export type DraftSession = ReturnType<typeof createDraftSession>;

export const draftSession = createDraftSession(browserStorage);

onOtherTabChange(KEY, draftSession.follow);

/** A React key for parts that must not outlast the user. */
export function useDraftSession(): number {
  return useSyncExternalStore(draftSession.subscribe, draftSession.count, () => 0);
}
