import { isRefusal } from '../../api/api-error.ts';
import { parseStored } from '../../lib/browser/browser-storage.ts';
import { randomKey } from '../../lib/browser/random-key.ts';
import { type TabStorage, tabStorage } from './tab-storage.ts';

export const attemptOf = (form: string) => `attempt:${form}`;

/** On a retry `content` is what was sent before. `isAfterLost`: earlier content got no response. */
type Send<T, C> = (idempotencyKey: string, content: C, isAfterLost?: boolean) => Promise<T>;

type IsRepeat<C> = (earlier: unknown, now: C) => earlier is C;

type Options<C> = {
  isRepeat?: IsRepeat<C>;
  /** The key by which the browser has sent this content: see `sentByBrowser`. */
  sentKey?: string;
};

/** Replaces an attempt whose outcome is unknown: what is sent next is no retry of it. */
export const lostBefore = (now: number) =>
  JSON.stringify({ content: '', key: '', isAfterLost: true, savedAt: now });

/**
 * Keeps one idempotency key per form and content through lost responses and reloads. Changed content, success or a
 * refusal starts a new key, and so does the same content after `newKeyAfterMs`.
 */
export function createSendOnce(
  storage: Omit<TabStorage, 'release'>,
  now: () => number = Date.now,
  newKeyAfterMs = Number.POSITIVE_INFINITY,
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
    const isYoung = earlier && now() - earlier.savedAt < newKeyAfterMs;
    const isAgain = isYoung && (earlier.content === text || isRepeat?.(before, content));
    if (isAgain) storage.adopt(attemptOf(form));
    const known = isAgain ? earlier : { content: text, key: firstKey, isAfterLost: !!earlier };
    const tried = { ...known, savedAt: now() };
    storage.write(attemptOf(form), JSON.stringify(tried));
    // The server refuses a key with other content, so a retry sends the old content.
    return { ...tried, sent: isAgain ? (before as C) : content };
  }

  /** Another user may use the form by now. */
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
      // The refusal settles this content only; the fate of earlier content stays unknown.
      if (isRefusal(error) && forget(form, key) && isAfterLost)
        storage.write(attemptOf(form), lostBefore(now()));
      throw error;
    }
  };
}

type Attempt = { content: string; key: string; isAfterLost?: boolean; savedAt: number };

function parseAttempt(text: string | null): Attempt | null {
  const stored = parseStored(text) as Attempt;
  return typeof stored.key === 'string' ? stored : null;
}

export const sendOnce = createSendOnce(tabStorage);
