import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { draftSession } from './draft-session/draft-session.ts';
import {
  createDraftSessionStorage,
  type DraftSessionStorage,
  draftSessionStorage,
  textsIn,
} from './draft-session/draft-session-storage.ts';

const leftOf = (key: string) => `left:${key}`;

/**
 * Stores each text twice: for this tab (survives a reload), and for the browser, from which the next tab may adopt it.
 * The browser's value has one line per tab, newest first; each tab changes only its own. Texts are JSON, so they
 * contain no line break.
 */
export function createTabStorage(shared: DraftSessionStorage, ofTab: DraftSessionStorage) {
  const known = new Map<string, string | null>();
  const textsOf = (key: string) => textsIn(shared, key);
  const ownOf = (key: string) => known.get(key) ?? ofTab.read(key) ?? ofTab.read(leftOf(key));

  function put(key: string, ...texts: string[]): void {
    const own = ownOf(key);
    texts.push(...textsOf(key).filter((text) => text !== own));
    if (texts.length > 0) shared.write(key, texts.join('\n'));
    else shared.remove(key);
  }

  function read(key: string): string | null {
    const texts = textsOf(key);
    // If the browser no longer has what this tab left, another tab finished or changed it.
    const left = texts.find((text) => text === ofTab.read(leftOf(key)));
    return ofTab.read(key) ?? left ?? texts[0] ?? null;
  }

  return {
    read,
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
    /** Another tab may adopt the text from now on; this tab must notice. */
    release(key: string): void {
      const text = ofTab.read(key);
      if (text === null || !textsOf(key).includes(text)) return;
      ofTab.write(leftOf(key), text);
      ofTab.remove(key);
    },
  };
}

export type TabStorage = ReturnType<typeof createTabStorage>;

export const thisTabStorage = createDraftSessionStorage(
  guardedStorage(() => sessionStorage),
  draftSession.current,
);
draftSession.subscribe(thisTabStorage.clearEnded);
// A draft session may have ended while this tab was loading.
thisTabStorage.clearEnded();

export const tabStorage = createTabStorage(draftSessionStorage, thisTabStorage);
