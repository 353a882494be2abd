import type { Shortcut } from './shortcuts.ts';

/** Milliseconds within which the next key belongs to the one before: the second of a pair, the next letter of a text. */
export const SEQUENCE_MS = 1_200;

/** Keys that are pressed while the next page is on its way. */
export type KeysAhead = {
  /** Whether that page has this key, and the one that is still there nothing of it. */
  takes: (event: KeyboardEvent) => boolean;
  /** The page is there. */
  arrive: () => void;
};

type Parts = {
  /** The page that is there is about to be left for another. */
  isOnItsWay: () => boolean;
  shortcutsNow: () => readonly Shortcut[];
  /** Types into the field that has the focus; false where none has. */
  type: (text: string) => boolean;
};

/**
 * Whoever types fast is a page ahead: Enter on a row, `r`, and the reply. The first key does what it stands for on the page
 * that comes, and the rest is written where that leads. What leads into no field does nothing, to its end: no letter of a
 * text is a command.
 */
export function createKeysAhead({ isOnItsWay, shortcutsNow, type }: Parts): KeysAhead {
  let ahead: string[] = [];
  let lastAt = Number.NEGATIVE_INFINITY;
  /** What came before the page did is a text that nobody takes. */
  let isUnwanted = false;

  function takes({ key, shiftKey, repeat, timeStamp }: KeyboardEvent): boolean {
    const isBegun = isUnwanted || ahead.length > 0;
    const isRest = isBegun && (isOnItsWay() || timeStamp - lastAt < SEQUENCE_MS);
    const isFirst = !isRest && isOnItsWay() && isLetter(key) && !shiftKey && !leadsOn(key);
    // Left over where the page never came: nobody waits for it any more.
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

  /** On through the list, or to another page of the menu: what is on its way is not waited for. */
  function leadsOn(key: string): boolean {
    return shortcutsNow().some(
      ({ keys, isRepeated = false }) => (isRepeated && keys === key) || keys.startsWith(`${key} `),
    );
  }

  return { takes, arrive };
}

/** A space presses what has the focus, and is part of a text alone. */
const isLetter = (key: string) => key.length === 1 && key !== ' ';
const isText = (key: string) => key.length === 1 || key === 'Enter';
