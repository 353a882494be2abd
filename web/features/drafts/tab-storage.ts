import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { sitting } from './sitting/sitting.ts';
import {
  createSittingStorage,
  type SittingStorage,
  sittingStorage,
  textsIn,
} from './sitting/sitting-storage.ts';

const leftOf = (key: string) => `left:${key}`;

/**
 * Keeps each text twice: the tab for itself, through a reload, whatever other tabs do; and the browser for the next tab
 * that asks. There the texts of all tabs stand in lines, the newest first, and each tab touches its own alone. So one form
 * in two tabs is two drafts, and a closed tab leaves its own behind. A text is JSON: it has no line break.
 */
export function createTabStorage(shared: SittingStorage, ofTab: SittingStorage) {
  /** Which of the browser's texts this page wrote last, or began with. */
  const known = new Map<string, string | null>();
  const textsOf = (key: string) => textsIn(shared, key);
  const ownOf = (key: string) => known.get(key) ?? ofTab.read(key) ?? ofTab.read(leftOf(key));

  /** In place of this tab's own. */
  function put(key: string, ...texts: string[]): void {
    const own = ownOf(key);
    texts.push(...textsOf(key).filter((text) => text !== own));
    if (texts.length > 0) shared.write(key, texts.join('\n'));
    else shared.remove(key);
  }

  function read(key: string): string | null {
    const texts = textsOf(key);
    // What this tab left is finished, or written on, where the browser has it no more.
    const left = texts.find((text) => text === ofTab.read(leftOf(key)));
    return ofTab.read(key) ?? left ?? texts[0] ?? null;
  }

  return {
    read,
    /** What the form begins with: from now on it is this tab's own, to be changed and taken away. */
    adopt(key: string): string | null {
      const text = read(key);
      known.set(key, text);
      return text;
    },
    write(key: string, text: string): void {
      put(key, text);
      ofTab.write(key, text);
      known.set(key, text);
    },
    remove(key: string): void {
      put(key);
      ofTab.remove(key);
      ofTab.remove(leftOf(key));
      known.delete(key);
    },
    /** The form is closed: as long as the browser has the text, another tab may finish it, and this one is to know of that. */
    release(key: string): void {
      const text = ofTab.read(key);
      if (text === null || !textsOf(key).includes(text)) return;
      ofTab.write(leftOf(key), text);
      ofTab.remove(key);
    },
  };
}

export type TabStorage = ReturnType<typeof createTabStorage>;

/** What is of no use to another tab. */
export const thisTabStorage = createSittingStorage(
  guardedStorage(() => sessionStorage),
  sitting.current,
);
sitting.subscribe(thisTabStorage.clearEnded);
// One may have ended while this tab was loading, or before it had a form.
thisTabStorage.clearEnded();

export const tabStorage = createTabStorage(sittingStorage, thisTabStorage);
