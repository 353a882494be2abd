import { browserStorage, type TextStorage } from '../../../lib/browser/browser-storage.ts';
import { sitting } from './sitting.ts';

export const PREFIX = 'draft:';

export const textsIn = (storage: Pick<TextStorage, 'read'>, key: string): string[] =>
  storage.read(key)?.split('\n') ?? [];

/** Keys carry the sitting, so that a tab that learns late of its end removes that sitting's texts only. */
export function createSittingStorage(storage: TextStorage, currentSitting: () => string | null) {
  function prefix(): string {
    const current = currentSitting();
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

export type SittingStorage = Pick<TextStorage, 'read' | 'write' | 'remove'>;

export const sittingStorage = createSittingStorage(browserStorage, sitting.current);
