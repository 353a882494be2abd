import { parseStored } from '../../lib/browser/parse-stored.ts';
import { randomKey } from '../../lib/browser/random-key.ts';
import { type TabStorage, tabStorage } from './tab-storage.ts';

/** Beside the drafts: what was sent was typed, too. */
export const attemptOf = (form: string) => `attempt:${form}`;

/**
 * One key per content: as long as the same thing is sent from the same form, through lost answers and reloads,
 * the server sees the same key and does the work once. Changed content is another enquiry, and so is what is sent after
 * success.
 */
export function createSendOnce(storage: Omit<TabStorage, 'release'>) {
  function keyFor(form: string, content: unknown): string {
    const text = JSON.stringify(content);
    const earlier = parseAttempt(storage.read(attemptOf(form)));
    if (earlier?.content === text) {
      storage.adopt(attemptOf(form));
      return earlier.key;
    }
    const key = randomKey();
    storage.write(attemptOf(form), JSON.stringify({ content: text, key }));
    return key;
  }

  return async function sendOnce<T>(
    form: string,
    content: unknown,
    send: (idempotencyKey: string) => Promise<T>,
  ): Promise<T> {
    const key = keyFor(form, content);
    const answer = await send(key);
    // Whoever sits here by now may be sending something else from the same form.
    if (parseAttempt(storage.read(attemptOf(form)))?.key === key) storage.remove(attemptOf(form));
    return answer;
  };
}

function parseAttempt(text: string | null): { content: string; key: string } | null {
  const { content, key } = parseStored(text);
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
}

export const sendOnce = createSendOnce(tabStorage);
