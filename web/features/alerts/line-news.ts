import { CONNECTION_IS_BACK } from './alerts.ts';

/**
 * Says that the line is back, in the place that whatever was left undone for want of it keeps empty: `data-line`, an element
 * with the role of a status. Past React, which puts nothing there: of the script before first use each byte counts. What did
 * not load is asked for again: `data-again`, a link.
 */
export function tellLineNews(): () => void {
  const tell = ({ type }: Event) => {
    for (const place of document.querySelectorAll('[data-line]'))
      place.textContent = type === 'online' ? CONNECTION_IS_BACK : '';
    if (type === 'online')
      for (const link of document.querySelectorAll<HTMLElement>('[data-again]:not([aria-busy])'))
        link.click();
  };
  addEventListener('online', tell);
  addEventListener('offline', tell);
  return () => {
    removeEventListener('online', tell);
    removeEventListener('offline', tell);
  };
}
