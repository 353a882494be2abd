import { CONNECTION_IS_BACK } from './alerts.ts';

/**
 * Says that the line is back, in the place that whatever was left undone for want of it keeps empty: `data-line`, an element
 * with the role of a status. Past React, which puts nothing there: of the script before first use each byte counts. What did
 * not load is asked for again: `data-again`, a link.
 */
function tell({ type }: Event): void {
  for (const place of document.querySelectorAll('[data-line]'))
    place.textContent = type === 'online' ? CONNECTION_IS_BACK : '';
  if (type === 'online')
    for (const link of document.querySelectorAll<HTMLElement>('[data-again]:not([aria-busy])')) link.click();
}

// As soon as it is loaded: a part that React has still to take over would listen too late.
if (typeof window !== 'undefined') {
  addEventListener('online', tell);
  addEventListener('offline', tell);
}
