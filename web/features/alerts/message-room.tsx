import { useEffect } from 'react';
import { draftSession } from '../drafts/draft-session/draft-session.ts';
import { tellEmptied } from '../drafts/draft-session/tell-emptied.ts';
import { useSession } from '../session/use-session.ts';
import { alertStore, CONNECTION_IS_BACK, useAlert } from './alerts.ts';

export function MessageRoom(): null {
  const id = useAlert()?.id;
  const userId = useSession().user?._id;
  useEffect(() => draftSession.subscribe(tellEmptied), []);
  useEffect(() => {
    if (id) closeMenus();
  }, [id]);
  useEffect(() => {
    if (userId) alertStore.dismissOffer();
  }, [userId]);
  return null;
}

/** An open menu on a phone would cover the message. */
export function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}

/** Fills `data-line`, which React leaves empty, when the connection is back, and presses `data-again` links. */
function tellOfLine({ type }: Event): void {
  for (const place of document.querySelectorAll('[data-line]'))
    place.textContent = type === 'online' ? CONNECTION_IS_BACK : '';
  if (type === 'online')
    for (const link of document.querySelectorAll<HTMLElement>('[data-again]:not([aria-busy])')) link.click();
}

// Not in an effect, which would run too late.
if (typeof window !== 'undefined') {
  addEventListener('online', tellOfLine);
  addEventListener('offline', tellOfLine);
}
