import { useSyncExternalStore } from 'react';

/** Milliseconds: longer than between the two presses of a double press, shorter than to read what the page says now. */
const SETTLES_MS = 500;

// One for the screen: whatever is pressed stands on the page that is about to change.
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/**
 * An answer is about to change the page: the next step may come to stand under the finger that pressed the last one, and
 * the next row under the one that sent its neighbour away. Call it again once the page has changed.
 */
export function settle(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    timer = undefined;
    tell();
  }, SETTLES_MS);
  tell();
}

/** Whether a press now may be the second half of one that was meant for what stood there before. */
export function useSettling(): boolean {
  return useSyncExternalStore(subscribe, isSettling, () => false);
}

const isSettling = () => timer !== undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
