import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { insertText } from '../../lib/browser/insert-text.ts';
import { useRouterNow } from '../../lib/loading/use-router-now.ts';
import { hasModifier } from './modifier.ts';
import type { Shortcut } from './shortcuts.ts';
import { areShortcutsOn, shortcutsNow } from './shortcuts.ts';

/** Milliseconds within which a key continues a pair or a text. */
export const SEQUENCE_MS = 1_200;
/** A space presses the focused element; only within a text is it a character. */
const isLetter = (key: string) => key.length === 1 && key !== ' ';
const isText = (key: string) => key.length === 1 || key === 'Enter' || key === 'Backspace';

const TYPED_INTO = 'input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select';
const MESSAGE = '[role=dialog], [role=alertdialog]';
const IN_FRONT = 'dialog[open], [aria-modal=true], [role=menu], [role=listbox]';

const FOCUSED = ':is(textarea, input[type=text], input[type=search], input:not([type])):focus';

/** Recorded before hydration by `startPage`. */
function takeEarlyKeys(): KeyboardEvent[] {
  return (window as { takeEarlyKeys?: () => KeyboardEvent[] }).takeEarlyKeys?.() ?? [];
}

export function useKeys(): void {
  const now = useRouterNow();
  const { key } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const { isBegun } = now();
  /** The router is ahead of the screen. */
  const shown = useRef(isBegun ? key : undefined);
  const [ahead] = useState(() => {
    function isOnItsWay(): boolean {
      const { location, goingTo } = now();
      return goingTo !== undefined || location.key !== shown.current;
    }
    return createKeysAhead({ isOnItsWay, shortcutsNow, type: typeIntoFocused });
  });
  useEffect(() => {
    const early = takeEarlyKeys();
    return listenToKeys(ahead, now().isBegun ? [] : early);
  }, [ahead, now]);
  useEffect(() => {
    if (!isBegun) return;
    shown.current = key;
    // Deferred: the page's own parts register their keys after this.
    if (isIdle) queueMicrotask(ahead.arrive);
  }, [ahead, isBegun, isIdle, key]);
}

function typeIntoFocused(text: string): boolean {
  const field = document.querySelector<HTMLTextAreaElement | HTMLInputElement>(FOCUSED);
  if (!field) return false;
  if (field instanceof HTMLTextAreaElement) insertText(field, text);
  else {
    const [typed = '', ...more] = text.split('\n');
    insertText(field, typed);
    if (more.length > 0) field.form?.requestSubmit();
  }
  return true;
}

const textOf = (keys: readonly string[]) =>
  keys.reduce(
    (text, key) => (key === 'Backspace' ? text.slice(0, -1) : text + (key === 'Enter' ? '\n' : key)),
    '',
  );

/** Runs shortcuts for `early` first. The returned function stops it. */
function listenToKeys(ahead: KeysAhead, early: readonly KeyboardEvent[]): () => void {
  let isCovered = false;
  let first: { key: string; at: number } | undefined;

  // In the capture phase: what Escape is about to close is still open.
  function look({ target }: KeyboardEvent) {
    const isInMessage = target instanceof HTMLElement && target.closest(MESSAGE) !== null;
    isCovered = isInMessage || document.querySelector(IN_FRONT) !== null;
  }

  function press(event: KeyboardEvent) {
    if (hasModifier(event)) return pressWithModifier(event);
    if (event.key === 'Escape' && !isCovered && leavesField(event)) return;
    if (!areShortcutsOn() || isCovered || isMeantElsewhere(event)) return;
    const isSecond = first !== undefined && event.timeStamp - first.at < SEQUENCE_MS;
    // The focused element belongs to the page that is being left.
    if (!isSecond && ahead.takes(event)) return event.preventDefault();
    if (event.shiftKey && event.key !== '?') return;
    const keys = isSecond ? `${first?.key} ${event.key}` : event.key;
    first = undefined;
    const shortcut = shortcutsNow().findLast((one) => one.keys === keys);
    if (shortcut) {
      event.preventDefault();
      // A held key repeats navigation only.
      if (shortcut.isRepeated || !event.repeat) shortcut.run?.();
    } else if (shortcutsNow().some((one) => one.keys.startsWith(`${event.key} `)))
      first = { key: event.key, at: event.timeStamp };
  }

  function pressWithModifier(event: KeyboardEvent) {
    const shortcut = shortcutsNow().findLast((one) => one.keys === `Mod+${event.key.toLowerCase()}`);
    if (!shortcut || event.isComposing) return;
    // Even if nothing runs: the browser's own action would leave the page.
    event.preventDefault();
    if (!isCovered) shortcut.run?.();
  }

  document.addEventListener('keydown', look, true);
  document.addEventListener('keydown', press);
  // The browser has already handled early keys with a modifier.
  for (const event of early) if (!hasModifier(event)) press(event);
  return () => {
    document.removeEventListener('keydown', look, true);
    document.removeEventListener('keydown', press);
  };
}

/** Escape leaves the field and keeps its text; a second Escape is a shortcut. */
function leavesField({ target, defaultPrevented, isComposing, shiftKey }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing || shiftKey || !(target instanceof HTMLElement)) return false;
  const isEmptied = target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
  if (isEmptied || !target.matches(TYPED_INTO)) return false;
  target.blur();
  return true;
}

function isMeantElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing) return true;
  if (event.ctrlKey || event.altKey || event.metaKey) return true;
  const target = event.target instanceof HTMLElement ? event.target : null;
  return target?.isContentEditable === true || target?.closest(TYPED_INTO) != null;
}

type KeysAhead = {
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
    if (!isUnwanted && !repeat) ahead.push(key);
    return true;
  }

  function arrive(): void {
    const [first, ...rest] = ahead;
    forget();
    if (first === undefined) return;
    const shortcut = shortcutsNow().findLast(({ keys }) => keys === first);
    shortcut?.run?.();
    isUnwanted = rest.length > 0 && !type(textOf(rest));
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
