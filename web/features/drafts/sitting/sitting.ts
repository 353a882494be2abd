import { browserStorage, type TextStorage } from '../../../lib/browser/browser-storage.ts';
import { onOtherTabChange } from '../../../lib/browser/on-other-tab-change.ts';
import { createListeners } from '../../../lib/listeners.ts';

const KEY = 'sitting';

/**
 * One person's time at this browser: it ends, in all tabs, when they sign out. What belongs to the last one is shown and
 * kept no more, also where a form is still open and would keep what was typed into it as it closes.
 */
export function createSitting(storage: TextStorage) {
  let seen = storage.read(KEY);
  /** How many have begun since this page did. */
  let count = 0;
  let endedHere: string | null = null;
  const [subscribe, notify] = createListeners();

  /** Another tab may have ended it. */
  function follow(): void {
    const now = storage.read(KEY);
    if (now === seen) return;
    seen = now;
    count += 1;
    notify();
  }

  return {
    /** Tells this sitting from all others. */
    current: () => storage.read(KEY),
    count: () => count,
    /** Whether another tab ended the last one. */
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

export type Sitting = ReturnType<typeof createSitting>;

export const sitting = createSitting(browserStorage);

onOtherTabChange(KEY, sitting.follow);
