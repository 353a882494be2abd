import { browserStorage, type TextStorage } from '../../../lib/browser/browser-storage.ts';
import { createListeners } from '../../../lib/listeners.ts';

/** Each session has a key of its own: tabs add and take away at the same moment. */
export const FORGOTTEN_PREFIX = 'ending:';

/**
 * The sessions that this browser has forgotten and that the server has still to end, by their names, which open nothing.
 * All tabs know of them, and a later visit. What ends them comes after the page is alive: see retry-session-endings.ts.
 */
export function createSessionsToEnd(storage: TextStorage) {
  const [subscribe, notify] = createListeners();
  return {
    add(name: string): void {
      storage.write(FORGOTTEN_PREFIX + name, '1');
      notify();
    },
    /** Hears of what this tab adds. */
    subscribe,
  };
}

export type SessionsToEnd = ReturnType<typeof createSessionsToEnd>;

export const sessionsToEnd = createSessionsToEnd(browserStorage);
