import { browserStorage, type TextStorage } from '../../../lib/browser/browser-storage.ts';
import { sitting } from './sitting.ts';

/** Of all that is kept, whosever it is. */
export const PREFIX = 'draft:';

/** The texts of all tabs that stand below one key, each a line of its own. */
export const textsIn = (storage: Pick<TextStorage, 'read'>, key: string): string[] =>
  storage.read(key)?.split('\n') ?? [];

/**
 * Where what is typed is kept: of each sitting for itself. So a tab that hears late that a sitting has ended takes away
 * what was typed in that one alone, and nothing of whoever sits here by then.
 */
export function createSittingStorage(storage: TextStorage, currentSitting: () => string | null) {
  function prefix(): string {
    const current = currentSitting();
    return current === null ? PREFIX : `${PREFIX}${current}:`;
  }
  return {
    read: (key: string) => storage.read(prefix() + key),
    write: (key: string, text: string) => storage.write(prefix() + key, text),
    remove: (key: string) => storage.remove(prefix() + key),
    /** Takes away what was typed in sittings that have ended. */
    clearEnded(): void {
      const own = prefix();
      for (const key of storage.keys())
        if (key.startsWith(PREFIX) && !key.startsWith(own)) storage.remove(key);
    },
  };
}

export type SittingStorage = Pick<TextStorage, 'read' | 'write' | 'remove'>;

export const sittingStorage = createSittingStorage(browserStorage, sitting.current);
