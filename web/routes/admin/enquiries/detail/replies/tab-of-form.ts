import { flushSync } from 'react-dom';

/** Forms stay mounted in hidden tabs, where nobody sees their errors. */
export function isBehindTab(form: HTMLFormElement): boolean {
  return form.closest('[role=tabpanel][hidden]') !== null;
}

export function showTabOf(form: HTMLFormElement): void {
  const panel = form.closest('[role=tabpanel]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  if (!tab) return;
  // Synchronous, because a field in the tab gets the focus next.
  flushSync(() => tab.click());
  tab.focus();
}
