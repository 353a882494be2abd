import { href } from 'react-router';

/**
 * Puts `/tours` below the current history entry, so that the back button leads there and forward leads here
 * again. Once per entry: the mark lives in the entry itself and so outlasts a reload.
 *
 * The router is passed by: it listens to `popstate`, reads where the browser has gone and loads that page. Its
 * own fields of the state (`usr`, `key`, `idx`) are kept in step for that.
 */
export function leadBackToTours(history: History, path: string): void {
  const state = history.state ?? {};
  if (state.hasToursEntry) return;
  const index = typeof state.idx === 'number' ? state.idx : 0;
  history.replaceState({ usr: null, key: `tours-${state.key ?? index}`, idx: index }, '', href('/tours'));
  history.pushState({ ...state, idx: index + 1, hasToursEntry: true }, '', path);
}
