import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/listeners.ts';

/** Milliseconds: longer than a double press, shorter than it takes to read the new page. */
export const SETTLES_MS = 500;

type Where = 'page' | 'rows';

/** Not the links above a list, which are a list, too. */
export const IN_A_ROW = 'main :is(li, tr):not(nav li)';

const timers: Partial<Record<Where, ReturnType<typeof setTimeout>>> = {};
const [subscribe, notify] = createListeners();

/** Call it before and after the page changes: another button may come under the finger. `rows`: only rows moved. */
export function settle(where: Where = 'page'): void {
  clearTimeout(timers[where]);
  timers[where] = setTimeout(() => {
    delete timers[where];
    notify();
  }, SETTLES_MS);
  notify();
}

export function useSettling(where: Where = 'page'): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSettling(where),
    () => false,
  );
}

export const isSettlingUnder = (pressed: Element) => isSettling(pressed.closest(IN_A_ROW) ? 'rows' : 'page');

const isSettling = (where: Where) =>
  timers.page !== undefined || (where === 'rows' && timers.rows !== undefined);
