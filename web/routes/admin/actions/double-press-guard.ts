import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/listeners.ts';

/** Milliseconds: longer than between the two presses of a double press, shorter than to read what the page says now. */
export const SETTLES_MS = 500;

/** The whole page, or the rows of its lists alone. */
type Where = 'page' | 'rows';

/** Not in the views above a list, which are a list as well: whoever chose one waits for what comes there. */
export const IN_A_ROW = 'main :is(li, tr):not(nav li)';

// For the screen: whatever is pressed stands on the page that is about to change.
const timers: Partial<Record<Where, ReturnType<typeof setTimeout>>> = {};
const [subscribe, notify] = createListeners();

/**
 * An answer is about to change the page: the next step may come to stand under the finger that pressed the last one, and
 * the next row under the one that sent its neighbour away. Call it again once the page has changed. Where only rows have moved,
 * what stands elsewhere is what it was.
 */
export function settle(where: Where = 'page'): void {
  clearTimeout(timers[where]);
  timers[where] = setTimeout(() => {
    delete timers[where];
    notify();
  }, SETTLES_MS);
  notify();
}

/** Whether a press now may be the second half of one that was meant for what stood there before. */
export function useSettling(where: Where = 'page'): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isSettling(where),
    () => false,
  );
}

/** The same of what was pressed. */
export const isSettlingUnder = (pressed: Element) => isSettling(pressed.closest(IN_A_ROW) ? 'rows' : 'page');

const isSettling = (where: Where) =>
  timers.page !== undefined || (where === 'rows' && timers.rows !== undefined);
