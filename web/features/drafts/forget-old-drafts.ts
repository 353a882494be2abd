import { browserStorage, parseStored, type TextStorage } from '../../lib/browser/browser-storage.ts';
import { PREFIX, textsIn } from './draft-session/draft-session-storage.ts';
import { LIFETIME_MS, parseDraft } from './draft-store.ts';

/** Also for forms that nobody opens again: drafts hold personal data. */
export function forgetOldDrafts(storage: TextStorage = browserStorage, now = Date.now()): void {
  for (const key of storage.keys()) {
    if (!key.startsWith(PREFIX)) continue;
    const texts = textsIn(storage, key);
    const young = texts.filter((text) => !isOld(text, now));
    if (young.length === 0) storage.remove(key);
    else if (young.length < texts.length) storage.write(key, young.join('\n'));
  }
}

function isOld(text: string, now: number): boolean {
  const { savedAt } = parseStored(text);
  return typeof savedAt === 'number' && now - savedAt > LIFETIME_MS;
}

export function hasDrafts(storage: TextStorage = browserStorage, now = Date.now()): boolean {
  const isDraft = (text: string) => parseDraft(text, now) !== null;
  return storage.keys().some((key) => key.startsWith(PREFIX) && textsIn(storage, key).some(isDraft));
}
