import type { Shortcut } from './shortcuts.ts';

/** Milliseconds within which a key continues a pair or a text. */
export const SEQUENCE_MS = 1_200;

export type KeysAhead = {
  /** Whether the next page handles this key, and the current one does not. */
  takes: (event: KeyboardEvent) => boolean;
  arrive: () => void;
};

type Parts = {
  isOnItsWay: () => boolean;
  shortcutsNow: () => readonly Shortcut[];
  type: (text: string) => boolean;
};

/**
 * Keys typed while the next page loads: Enter on a row, `r`, and the reply. The first key runs on that page; the rest
 * is typed into the field that it opens. Without a field the rest is dropped: letters of a text must not run commands.
 */
export function createKeysAhead({ isOnItsWay, shortcutsNow, type }: Parts): KeysAhead {
  let ahead: string[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  let isUnwanted = false;

  function takes({ key, shiftKey, repeat, timeStamp }: KeyboardEvent): boolean {
    const isBegun = isUnwanted || ahead.length > 0;
    const isRest = isBegun && (isOnItsWay() || timeStamp - lastAt < SEQUENCE_MS);
    const isFirst = !isRest && isOnItsWay() && isLetter(key) && !shiftKey && !leadsOn(key);
    if (!isRest || key === 'Escape') forget();
    if (!isFirst && !(isRest && isText(key))) return false;
    lastAt = timeStamp;
    if (!isUnwanted && !repeat) ahead.push(key === 'Enter' ? '\n' : key);
    return true;
  }

  function arrive(): void {
    const [first, ...rest] = ahead;
    forget();
    if (first === undefined) return;
    const shortcut = shortcutsNow().findLast(({ keys }) => keys === first);
    shortcut?.run?.();
    isUnwanted = rest.length > 0 && !type(rest.join(''));
  }

  function forget(): void {
    ahead = [];
    isUnwanted = false;
  }

  /** Keys that navigate further do not wait for the page. */
  function leadsOn(key: string): boolean {
    return shortcutsNow().some(
      ({ keys, isRepeated = false }) => (isRepeated && keys === key) || keys.startsWith(`${key} `),
    );
  }

  return { takes, arrive };
}

/** A space presses the focused element; only within a text is it a character. */
const isLetter = (key: string) => key.length === 1 && key !== ' ';
const isText = (key: string) => key.length === 1 || key === 'Enter';
