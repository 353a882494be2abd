import type { TextStorage } from '../../../lib/browser/browser-storage.ts';
import { parseStored } from '../../../lib/browser/parse-stored.ts';
import { randomKey } from '../../../lib/browser/random-key.ts';
import { sittingStorage } from '../sitting/sitting-storage.ts';
import { type OpenTabs, openTabs } from './open-tabs.ts';

/**
 * Each tab keeps its own. What it was kept for stays when the tab is closed, or lets go of it: the next tab that asks
 * has it then, and that one alone.
 */
export function createTabStorage(storage: TextStorage, tabs: Pick<OpenTabs, 'own' | 'hold' | 'isOpen'>) {
  /** Where this tab has left what it let go of. */
  const leftAt = new Map<string, string>();
  const ownKey = (key: string) => `${key}@${tabs.own()}`;

  /** What any tab keeps under this key, the newest first. */
  function copiesOf(key: string): { place: string; tab: string; text: string }[] {
    return storage
      .keys()
      .filter(
        (place) => place === key || (place.startsWith(`${key}@`) && !place.includes('@', key.length + 1)),
      )
      .map((place) => ({ place, tab: place.slice(key.length + 1), text: storage.read(place) ?? '' }))
      .sort((one, other) => savedAt(other.text) - savedAt(one.text));
  }

  function removeLeft(key: string): void {
    const place = leftAt.get(key);
    if (place) storage.remove(place);
    leftAt.delete(key);
  }

  function write(key: string, text: string): void {
    tabs.hold();
    storage.write(ownKey(key), text);
    removeLeft(key);
  }

  return {
    read(key: string): string | null {
      const own = storage.read(ownKey(key));
      if (own !== null) {
        tabs.hold();
        return own;
      }
      const left = copiesOf(key).find(({ tab }) => !tabs.isOpen(tab));
      if (!left) return null;
      storage.remove(left.place);
      write(key, left.text);
      return left.text;
    },
    write,
    /** Also what this tab has let go of: it has been sent after all. */
    remove(key: string): void {
      storage.remove(ownKey(key));
      removeLeft(key);
    },
    release(key: string): void {
      const text = storage.read(ownKey(key));
      if (text === null) return;
      const place = `${key}@${randomKey()}`;
      storage.write(place, text);
      storage.remove(ownKey(key));
      leftAt.set(key, place);
    },
    /** What this tab keeps, or else the newest that any keeps. It stays where it is. */
    peek(key: string, tab: string | null): { text: string; isElsewhere: boolean } | null {
      const copies = copiesOf(key);
      const copy = copies.find((one) => one.tab === tab) ?? copies[0];
      return copy ? { text: copy.text, isElsewhere: copy.tab !== tabs.own() && tabs.isOpen(copy.tab) } : null;
    },
  };
}

/** Anything may stand there. */
function savedAt(text: string): number {
  const time = parseStored(text).savedAt;
  return typeof time === 'number' ? time : 0;
}

export type TabStorage = ReturnType<typeof createTabStorage>;

export const tabStorage = createTabStorage(sittingStorage, openTabs);
