import { browserStorage, type TextStorage } from './browser-storage.ts';

export type Draft = Record<string, string>;

const PREFIX = 'draft:';
/** A phone number and an email should not lie in a shared computer for ever. */
const KEPT_FOR_MS = 14 * 24 * 60 * 60 * 1000;

/** What was typed into a form and not yet sent, kept in this browser. */
export function createDraftStore(storage: TextStorage, now: () => number = Date.now) {
  return {
    load(form: string): Draft | null {
      const draft = parseDraft(storage.read(PREFIX + form), now());
      if (!draft) storage.remove(PREFIX + form);
      return draft;
    },
    save(form: string, values: Draft): void {
      if (Object.values(values).every((value) => value.trim() === '')) storage.remove(PREFIX + form);
      else storage.write(PREFIX + form, JSON.stringify({ savedAt: now(), values }));
    },
    clear: (form: string) => storage.remove(PREFIX + form),
    clearAll(): void {
      for (const key of storage.keys()) if (key.startsWith(PREFIX)) storage.remove(key);
    },
  };
}

/** Anything may stand in the storage: an older version's draft, a hand-made one, half a file. */
function parseDraft(text: string | null, now: number): Draft | null {
  try {
    const { savedAt, values } = JSON.parse(text ?? '{}');
    if (typeof savedAt !== 'number' || now - savedAt > KEPT_FOR_MS || typeof values !== 'object') return null;
    const texts = Object.entries(values ?? {}).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return texts.length > 0 ? Object.fromEntries(texts) : null;
  } catch {
    return null;
  }
}

export const draftStore = createDraftStore(browserStorage);
