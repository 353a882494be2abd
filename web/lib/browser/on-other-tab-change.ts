/**
 * Calls `work` when another tab has changed what is stored under this key, or keys that begin with it. A page that comes
 * back from the back/forward cache has heard nothing meanwhile, so it may have.
 */
export function onOtherTabChange(key: string, work: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key.startsWith(key)) work();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) work();
  });
}
