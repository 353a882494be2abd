import { parseStored } from '../../lib/browser/parse-stored.ts';
import { randomKey } from '../../lib/browser/random-key.ts';
import { isRefusal } from '../failures/is-refusal.ts';
import { type TabStorage, tabStorage } from './tab-storage.ts';

/** Beside the drafts: what was sent was typed, too. */
export const attemptOf = (form: string) => `attempt:${form}`;

/**
 * Makes the call. `content`: as it is sent, which is as it was sent before where this is a repeat. `isAfterLost`: other
 * content was sent from this form before, and nobody knows what became of it.
 */
type Send<T, C> = (idempotencyKey: string, content: C, isAfterLost?: boolean) => Promise<T>;

/** Of content that the page changes by itself: whether it is what was sent before. Left out: where nothing is changed. */
type IsRepeat<C> = (earlier: unknown, now: C) => earlier is C;

type Options<C> = {
  isRepeat?: IsRepeat<C>;
  /** By which the browser itself has sent this content before: see `sentByBrowser`. */
  sentKey?: string;
};

/** In place of an attempt: something was sent whose fate nobody knows, and what is sent next is no repeat of it. */
export const lostBefore = (now: number) =>
  JSON.stringify({ content: '', key: '', isAfterLost: true, savedAt: now });

/**
 * One key per content: as long as the same thing is sent from the same form, through lost answers and reloads,
 * the server sees the same key and does the work once. Changed content is another enquiry, and so is what is sent after
 * success or a refusal. `anewAfterMs`: so long after it was last tried the same content is meant anew.
 */
export function createSendOnce(
  storage: Omit<TabStorage, 'release'>,
  now: () => number = Date.now,
  anewAfterMs = Number.POSITIVE_INFINITY,
) {
  const unanswered = (form: string) => parseAttempt(storage.read(attemptOf(form)));

  function attempt<C>(
    form: string,
    content: C,
    isRepeat?: IsRepeat<C>,
    firstKey = randomKey(),
  ): Attempt & { sent: C } {
    const text = JSON.stringify(content);
    const earlier = unanswered(form);
    const before: unknown = earlier && parseStored(earlier.content);
    const isYoung = earlier && now() - earlier.savedAt < anewAfterMs;
    const isAgain = isYoung && (earlier.content === text || isRepeat?.(before, content));
    if (isAgain) storage.adopt(attemptOf(form));
    const known = isAgain ? earlier : { content: text, key: firstKey, isAfterLost: !!earlier };
    const tried = { ...known, savedAt: now() };
    storage.write(attemptOf(form), JSON.stringify(tried));
    // A key stands for one content: with any other the server would not know it.
    return { ...tried, sent: isAgain ? (before as C) : content };
  }

  /** Whoever sits here by now may be sending something else from the same form. */
  function forget(form: string, key: string): boolean {
    const isOwn = unanswered(form)?.key === key;
    if (isOwn) storage.remove(attemptOf(form));
    return isOwn;
  }

  return async function sendOnce<T, C>(
    form: string,
    content: C,
    send: Send<T, C>,
    { isRepeat, sentKey }: Options<C> = {},
  ): Promise<T> {
    const { key, sent, isAfterLost } = attempt(form, content, isRepeat, sentKey);
    try {
      const answer = await send(key, sent, isAfterLost);
      forget(form, key);
      return answer;
    } catch (error) {
      // It was not done, nor was it before; what became of other content is as unknown as it was.
      if (isRefusal(error) && forget(form, key) && isAfterLost)
        storage.write(attemptOf(form), lostBefore(now()));
      throw error;
    }
  };
}

/** A repeat says once more whether it came after another. */
type Attempt = { content: string; key: string; isAfterLost?: boolean; savedAt: number };

/** Nothing else that may stand there is the same as what is sent. */
function parseAttempt(text: string | null): Attempt | null {
  const stored = parseStored(text) as Attempt;
  return typeof stored.key === 'string' ? stored : null;
}

export const sendOnce = createSendOnce(tabStorage);
