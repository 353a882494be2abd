import { browserStorage, type TextStorage } from '../../../lib/browser/browser-storage.ts';
import { draftSession } from './draft-session.ts';

export const PREFIX = 'draft:';

export const textsIn = (storage: Pick<TextStorage, 'read'>, key: string): string[] =>
  storage.read(key)?.split('\n') ?? [];

/** Keys carry the draft session, so that a tab that learns late of its end removes the texts of that one only. */
export function createDraftSessionStorage(storage: TextStorage, currentDraftSession: () => string | null) {
  function prefix(): string {
    const current = currentDraftSession();
    return current === null ? PREFIX : `${PREFIX}${current}:`;
  }
  return {
    read: (key: string) => storage.read(prefix() + key),
    write: (key: string, text: string) => storage.write(prefix() + key, text),
    remove: (key: string) => storage.remove(prefix() + key),
    clearEnded(): void {
      const own = prefix();
      for (const key of storage.keys())
        if (key.startsWith(PREFIX) && !key.startsWith(own)) storage.remove(key);
    },
  };
}

export type DraftSessionStorage = Pick<TextStorage, 'read' | 'write' | 'remove'>;

export const draftSessionStorage = createDraftSessionStorage(browserStorage, draftSession.current);
