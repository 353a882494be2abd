import { parseStored } from '../../lib/browser/parse-stored.ts';
import { attemptOf, lostBefore } from './send-once.ts';
import { type TabStorage, tabStorage } from './tab-storage.ts';

export type Draft = Record<string, string>;

/** A phone number and an email should not lie in a shared computer for ever. */
export const LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** What was typed into a form and not yet sent, kept in this browser: see `tab-storage.ts` for two tabs. */
export function createDraftStore(storage: TabStorage, now: () => number = Date.now) {
  return {
    /** For the form to begin with: what it writes from now on takes the place of this, as does what it sends. */
    load(form: string): Draft | null {
      const draft = parseDraft(storage.adopt(form), now());
      storage.adopt(attemptOf(form));
      if (!draft) storage.remove(form);
      return draft;
    },
    /** What is kept, for whoever does not put it into the form: it may be another tab's. */
    look: (form: string) => parseDraft(storage.read(form), now()),
    save(form: string, values: Draft): void {
      if (Object.values(values).every((value) => value.trim() === '')) storage.remove(form);
      else storage.write(form, JSON.stringify({ savedAt: now(), values }));
    },
    clear: (form: string) => storage.remove(form),
    /** The form begins anew: what is sent from it next is no repeat, whatever became of what was sent before. */
    beginAnew(form: string): void {
      storage.remove(form);
      if (storage.read(attemptOf(form)) !== null) storage.write(attemptOf(form), lostBefore(now()));
    },
    /** The form is closed: its draft, sent or not, is for the next one that opens it, in whichever tab. */
    release(form: string): void {
      storage.release(form);
      storage.release(attemptOf(form));
    },
  };
}

/** Null also for what is kept beside drafts, and for what was typed too long ago. */
export function parseDraft(text: string | null, now: number): Draft | null {
  const { savedAt, values } = parseStored(text);
  if (typeof savedAt !== 'number' || now - savedAt > LIFETIME_MS || typeof values !== 'object') return null;
  const texts = Object.entries(values ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return texts.length > 0 ? Object.fromEntries(texts) : null;
}

export const draftStore = createDraftStore(tabStorage);
