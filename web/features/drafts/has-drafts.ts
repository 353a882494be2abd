import { browserStorage, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { parseDraft } from './draft-store.ts';
import { PREFIX } from './sitting/sitting-storage.ts';

/** Whether anything is half written in this browser, in whichever tab. */
export function hasDrafts(storage: TextStorage = browserStorage, now = Date.now()): boolean {
  const textsOf = (key: string) => storage.read(key)?.split('\n') ?? [];
  return storage
    .keys()
    .some((key) => key.startsWith(PREFIX) && textsOf(key).some((text) => parseDraft(text, now) !== null));
}
