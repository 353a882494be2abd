/** This function's text is inlined in every page and runs before the first paint: use nothing from outside. */
export function restoreScroll(storageKey: string): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const top = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[history.state.key];
    if (!(top > 0)) return;
    // The heights above must be true: see `unseen-*` in app.css.
    document.documentElement.dataset.whole = '';
    scrollTo(0, top);
  } catch {
    // The browser refuses storage.
  }
}
