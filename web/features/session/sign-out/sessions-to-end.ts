import { browserStorage, type TextStorage } from '../../../lib/browser/browser-storage.ts';
import { createListeners } from '../../../lib/listeners.ts';

/** One key per session: tabs add and remove at the same time. */
export const FORGOTTEN_PREFIX = 'ending:';

/**
 * Sessions that this browser has forgotten and the server has not ended yet, by names that grant nothing. Shared by
 * tabs and later visits. See retry-session-endings.ts.
 */
export function createSessionsToEnd(storage: TextStorage) {
  const [subscribe, notify] = createListeners();
  return {
    add(name: string): void {
      storage.write(FORGOTTEN_PREFIX + name, '1');
      notify();
    },
    subscribe,
  };
}

export type SessionsToEnd = ReturnType<typeof createSessionsToEnd>;

export const sessionsToEnd = createSessionsToEnd(browserStorage);
