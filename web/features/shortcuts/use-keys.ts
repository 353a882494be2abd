import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { insertText } from '../../lib/browser/insert-text.ts';
import { useRouterNow } from '../../lib/loading/use-router-now.ts';
import { createKeysAhead, type KeysAhead, SEQUENCE_MS } from './keys-ahead.ts';
import { hasModifier } from './modifier.ts';
import { areShortcutsOn, shortcutsNow } from './shortcuts.ts';

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
  if (field) insertText(field, text);
  return field !== null;
}

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
