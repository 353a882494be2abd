import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { sitting } from './sitting/sitting.ts';
import { createSittingStorage, type SittingStorage, sittingStorage } from './sitting/sitting-storage.ts';

/**
 * Keeps each text twice: the tab for itself, through a reload, whatever other tabs do; and the browser for the next tab
 * that asks, the one that was written last. So one form in two tabs is two drafts, and a closed tab leaves its own behind.
 */
export function createTabStorage(shared: SittingStorage, ofTab: SittingStorage) {
  /** What this page knows the browser's copy by. */
  const known = new Map<string, string | null>();
  return {
    read(key: string): string | null {
      const text = ofTab.read(key) ?? shared.read(key);
      known.set(key, text);
      return text;
    },
    write(key: string, text: string): void {
      ofTab.write(key, text);
      shared.write(key, text);
      known.set(key, text);
    },
    /** The browser's copy, too, unless another tab has written it since. */
    remove(key: string): void {
      if (shared.read(key) === (known.get(key) ?? ofTab.read(key))) shared.remove(key);
      ofTab.remove(key);
      known.delete(key);
    },
    /** The form is closed: where the browser has the same, another tab may finish it, and this one is to know of that. */
    release(key: string): void {
      if (shared.read(key) === ofTab.read(key)) ofTab.remove(key);
    },
  };
}

export type TabStorage = ReturnType<typeof createTabStorage>;

const ofTab = createSittingStorage(
  guardedStorage(() => sessionStorage),
  sitting.current,
);
sitting.subscribe(ofTab.clearEnded);
// One may have ended while this tab was loading, or before it had a form.
ofTab.clearEnded();

export const tabStorage = createTabStorage(sittingStorage, ofTab);
