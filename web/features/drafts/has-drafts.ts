import { browserStorage, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { parseDraft } from './draft-store.ts';
import { PREFIX, textsIn } from './sitting/sitting-storage.ts';

export function hasDrafts(storage: TextStorage = browserStorage, now = Date.now()): boolean {
  const isDraft = (text: string) => parseDraft(text, now) !== null;
  return storage.keys().some((key) => key.startsWith(PREFIX) && textsIn(storage, key).some(isDraft));
}
