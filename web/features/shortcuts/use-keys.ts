import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { insertText } from '../../lib/browser/insert-text.ts';
import { useRouterNow } from '../../lib/loading/use-router-now.ts';
import { createKeysAhead } from './keys-ahead.ts';
import { listenToKeys } from './listen-to-keys.ts';
import { shortcutsNow } from './shortcuts.ts';

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
