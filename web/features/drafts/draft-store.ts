import { parseStored } from '../../lib/browser/browser-storage.ts';
import { attemptOf, lostBefore } from './send-once.ts';
import { type TabStorage, tabStorage } from './tab-storage.ts';

export type Draft = Record<string, string>;

/** Milliseconds. Personal data must not stay on a shared computer. */
export const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

export function createDraftStore(storage: TabStorage, now: () => number = Date.now) {
  return {
    /** The form adopts the draft: its later writes replace it. */
    load(form: string): Draft | null {
      const draft = parseDraft(storage.adopt(form), now());
      storage.adopt(attemptOf(form));
      if (!draft) storage.remove(form);
      return draft;
    },
    look: (form: string) => parseDraft(storage.read(form), now()),
    /** Milliseconds; undefined without a draft. */
    savedAt: (form: string) => parseStored(storage.read(form)).savedAt as number | undefined,
    save(form: string, values: Draft): void {
      if (Object.values(values).every((value) => value.trim() === '')) storage.remove(form);
      else storage.write(form, JSON.stringify({ savedAt: now(), values }));
    },
    clear: (form: string) => storage.remove(form),
    restart(form: string): void {
      storage.remove(form);
      if (storage.read(attemptOf(form)) !== null) storage.write(attemptOf(form), lostBefore(now()));
    },
    release(form: string): void {
      storage.release(form);
      storage.release(attemptOf(form));
    },
  };
}

export function parseDraft(text: string | null, now: number): Draft | null {
  const { savedAt, values } = parseStored(text);
  if (typeof savedAt !== 'number' || now - savedAt > LIFETIME_MS || typeof values !== 'object') return null;
  const texts = Object.entries(values ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

export const draftStore = createDraftStore(tabStorage);
