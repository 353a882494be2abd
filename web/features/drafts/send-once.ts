import { type DraftStorage, draftStorage } from './sitting/draft-storage.ts';

/** Beside the drafts: what was sent was typed, too. */
const PREFIX = 'attempt:';

/**
 * One key per content: as long as the same thing is sent from the same form, through lost answers and reloads,
 * the server sees the same key and does the work once. Changed content is another enquiry.
 */
export function createIdempotencyKeys(storage: DraftStorage) {
  return {
    keyFor(form: string, content: unknown): string {
      const text = JSON.stringify(content);
      const earlier = parseAttempt(storage.read(PREFIX + form));
      if (earlier?.content === text) return earlier.key;
      const key = randomKey();
      storage.write(PREFIX + form, JSON.stringify({ content: text, key }));
      return key;
    },
    /** After success: what is sent next is meant as something new. */
    forget: (form: string) => storage.remove(PREFIX + form),
  };
}

/** Anything may stand in the storage: an older version's key, a hand-made one, half a file. */
function parseAttempt(text: string | null): { content: string; key: string } | null {
  try {
    const { content, key } = JSON.parse(text ?? '{}');
    return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
  } catch {
    return null;
  }
}

/** Not `randomUUID`, which plain http addresses do not have. */
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export const idempotencyKeys = createIdempotencyKeys(draftStorage);
