/**
 * Before the first paint: puts a page that is loaded anew, or gone back to, where it was left.
 *
 * The text of this function stands in every page: it uses nothing from outside.
 */
export function restoreScroll(storageKey: string): void {
  if (!history.state?.key) history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const top = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')[history.state.key];
    if (typeof top === 'number') scrollTo(0, top);
  } catch {
    // A browser that refuses storage has kept nothing.
  }
}
