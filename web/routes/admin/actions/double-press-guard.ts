import { useSyncExternalStore } from 'react';
import { createListeners } from '../../../lib/listeners.ts';

/** Milliseconds: longer than between the two presses of a double press, shorter than to read what the page says now. */
export const SETTLES_MS = 500;

// One for the screen: whatever is pressed stands on the page that is about to change.
let timer: ReturnType<typeof setTimeout> | undefined;
const [subscribe, notify] = createListeners();

/**
 * An answer is about to change the page: the next step may come to stand under the finger that pressed the last one, and
 * the next row under the one that sent its neighbour away. Call it again once the page has changed.
 */
export function settle(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    notify();
  }, SETTLES_MS);
  notify();
}

/** Whether a press now may be the second half of one that was meant for what stood there before. */
export function useSettling(): boolean {
  return useSyncExternalStore(subscribe, isSettling, () => false);
}

const isSettling = () => timer !== undefined;
