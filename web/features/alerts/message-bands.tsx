import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import { useSession } from '../session/use-session.ts';
import { AlertRegion } from './alert-region.tsx';
import { alertStore } from './alerts.ts';
import { useAlert } from './use-alert.ts';

/** Brings along what ends forgotten sessions: on every page, but not before it is alive. */
const SessionStillOpenNotice = lazyPart(
  () => import('../session/sign-out/session-still-open-notice.tsx'),
  'SessionStillOpenNotice',
);

/** Below the header of each layout, whose height changes on the public site once the page is scrolled. */
const TOP = {
  site: 'top-16 lg:top-[5.5rem] [header:has([data-shrunk])~&]:top-14 lg:[header:has([data-shrunk])~&]:top-16 max-lg:low:top-0!',
  admin: 'top-16',
};

/** What the site has to say: bands under the header that push the page down and stay in sight while it scrolls. */
export function MessageBands({ place, children }: { place: keyof typeof TOP; children?: ReactNode }) {
  const alert = useAlert();
  const userId = useSession().user?._id;
  useEffect(() => {
    if (alert) closeMenus();
  }, [alert]);
  useEffect(() => {
    if (userId) alertStore.dismissOffer();
  }, [userId]);
  return (
    <div className={`sticky z-20 ${TOP[place]}`}>
      <Suspense>
        <SessionStillOpenNotice onShown={closeMenus} />
      </Suspense>
      <AlertRegion />
      {children}
    </div>
  );
}

/** The phone's menu, in which a link or a button was pressed, would lie over what is said. */
function closeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(':popover-open')) menu.hidePopover();
}
