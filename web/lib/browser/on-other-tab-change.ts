/** Also calls `work` when the page returns from the back/forward cache: it missed the events in between. */
export function onOtherTabChange(key: string, work: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', (event) => {
    if (event.key === null || event.key.startsWith(key)) work();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) work();
  });
}
