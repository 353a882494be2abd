import { parseStored } from '../../lib/browser/parse-stored.ts';
import { randomKey } from '../../lib/browser/random-key.ts';
import { isRefusal } from '../failures/is-refusal.ts';
import { type TabStorage, tabStorage } from './tab-storage.ts';

/** Beside the drafts: what was sent was typed, too. */
export const attemptOf = (form: string) => `attempt:${form}`;

/** Makes the call. `content`: as it is sent, which is as it was sent before where this is a repeat. */
type Send<T, C> = (idempotencyKey: string, content: C) => Promise<T>;

/** Of content that the page changes by itself: whether it is what was sent before. Left out: where nothing is changed. */
type IsRepeat<C> = (earlier: unknown, now: C) => earlier is C;

/**
 * One key per content: as long as the same thing is sent from the same form, through lost answers and reloads,
 * the server sees the same key and does the work once. Changed content is another enquiry, and so is what is sent after
 * success or a refusal.
 */
export function createSendOnce(storage: Omit<TabStorage, 'release'>) {
  const unanswered = (form: string) => parseAttempt(storage.read(attemptOf(form)));

  function attempt<C>(form: string, content: C, isRepeat?: IsRepeat<C>): { key: string; sent: C } {
    const text = JSON.stringify(content);
    const earlier = unanswered(form);
    const before: unknown = earlier && parseStored(earlier.content);
    const isAsBefore = earlier?.content === text;
    if (earlier && (isAsBefore || isRepeat?.(before, content))) {
      storage.adopt(attemptOf(form));
      // A key stands for one content: with any other the server would not know it.
      return { key: earlier.key, sent: isAsBefore ? content : (before as C) };
    }
    const key = randomKey();
    storage.write(attemptOf(form), JSON.stringify({ content: text, key }));
    return { key, sent: content };
  }

  /** Whoever sits here by now may be sending something else from the same form. */
  function forget(form: string, key: string): void {
    if (unanswered(form)?.key === key) storage.remove(attemptOf(form));
  }

  return async function sendOnce<T, C>(
    form: string,
    content: C,
    send: Send<T, C>,
    isRepeat?: IsRepeat<C>,
  ): Promise<T> {
    const { key, sent } = attempt(form, content, isRepeat);
    try {
      const answer = await send(key, sent);
      forget(form, key);
      return answer;
    } catch (error) {
      // It was not done, nor was it before.
      if (isRefusal(error)) forget(form, key);
      throw error;
    }
  };
}

function parseAttempt(text: string | null): { content: string; key: string } | null {
  const { content, key } = parseStored(text);
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
}

export const sendOnce = createSendOnce(tabStorage);
