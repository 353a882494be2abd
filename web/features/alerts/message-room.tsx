import { useEffect } from 'react';
import { sitting } from '../drafts/sitting/sitting.ts';
import { tellEmptied } from '../drafts/sitting/tell-emptied.ts';
import { useSession } from '../session/use-session.ts';
import { alertStore, CONNECTION_IS_BACK, useAlert } from './alerts.ts';

export function MessageRoom(): null {
  const id = useAlert()?.id;
  const userId = useSession().user?._id;
  useEffect(() => sitting.subscribe(tellEmptied), []);
  useEffect(() => {
    if (id) closeMenus();
  }, [id]);
  useEffect(() => {
    if (userId) alertStore.dismissOffer();
  }, [userId]);
  return null;
}

/** The phone's menu, in which a link or a button was pressed, would lie over what is said. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}

/**
 * Says that the line is back, in the place that whatever was left undone for want of it keeps empty: `data-line`, an element
 * with the role of a status. Past React, which puts nothing there: of the script before first use each byte counts. What did
 * not load is asked for again: `data-again`, a link.
 */
function tellOfLine({ type }: Event): void {
  for (const place of document.querySelectorAll('[data-line]'))
    place.textContent = type === 'online' ? CONNECTION_IS_BACK : '';
  if (type === 'online')
    for (const link of document.querySelectorAll<HTMLElement>('[data-again]:not([aria-busy])')) link.click();
}

// As soon as it is loaded: a part that React has still to take over would listen too late.
if (typeof window !== 'undefined') {
  addEventListener('online', tellOfLine);
  addEventListener('offline', tellOfLine);
}
