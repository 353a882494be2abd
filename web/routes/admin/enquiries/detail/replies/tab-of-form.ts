import { flushSync } from 'react-dom';

/** A form is kept while its tab is hidden: what is said beside its fields is seen by nobody then. */
export function isBehindTab(form: HTMLFormElement): boolean {
  return form.closest('[role=tabpanel][hidden]') !== null;
}

/** Shows the tab that a form stands in, where it stands in one. */
export function showTabOf(form: HTMLFormElement): void {
  const panel = form.closest('[role=tabpanel]');
  const tab = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  if (!tab) return;
  // At once: what is in it takes the focus then.
  flushSync(() => tab.click());
  tab.focus();
}
