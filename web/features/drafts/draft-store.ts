import { parseStored } from '../../lib/browser/parse-stored.ts';
import { type SittingStorage, sittingStorage } from './sitting/sitting-storage.ts';

export type Draft = Record<string, string>;

/** A phone number and an email should not lie in a shared computer for ever. */
const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** What was typed into a form and not yet sent, kept in this browser. */
export function createDraftStore(storage: SittingStorage, now: () => number = Date.now) {
  return {
    load(form: string): Draft | null {
      const draft = parseDraft(storage.read(form), now());
      if (!draft) storage.remove(form);
      return draft;
    },
    save(form: string, values: Draft): void {
      if (Object.values(values).every((value) => value.trim() === '')) storage.remove(form);
      else storage.write(form, JSON.stringify({ savedAt: now(), values }));
    },
    clear: (form: string) => storage.remove(form),
  };
}

function parseDraft(text: string | null, now: number): Draft | null {
  const { savedAt, values } = parseStored(text);
  if (typeof savedAt !== 'number' || now - savedAt > LIFETIME_MS || typeof values !== 'object') return null;
  const texts = Object.entries(values ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

export const draftStore = createDraftStore(sittingStorage);
