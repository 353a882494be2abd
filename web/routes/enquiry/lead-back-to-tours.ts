import { href } from 'react-router';

/**
 * Inserts `/tours` below the current history entry, so that Back leads there and Forward returns. Once per entry: a
 * mark in the entry's state survives reloads.
 *
 * Bypasses the router but keeps its state fields (`usr`, `key`, `idx`): it loads what `popstate` finds.
 */
export function leadBackToTours(history: History, path: string): void {
  const state = history.state ?? {};
  if (state.hasToursEntry) return;
  const index = typeof state.idx === 'number' ? state.idx : 0;
  history.replaceState({ usr: null, key: `tours-${state.key ?? index}`, idx: index }, '', href('/tours'));
  history.pushState({ ...state, idx: index + 1, hasToursEntry: true }, '', path);
}
