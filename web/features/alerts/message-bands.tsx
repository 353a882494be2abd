import type { ReactNode } from 'react';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import { AlertRegion } from './alert-region.tsx';

/** Brings along what ends forgotten sessions: on every page, but not before it is alive. */
const SessionStillOpenNotice = optionalPart(
  () => import('../session/sign-out/session-still-open-notice.tsx'),
  'SessionStillOpenNotice',
);

/** Below the header of each layout, whose height changes on the public site once the page is scrolled. */
const TOP = {
  site: 'top-16 lg:top-[5.5rem] [header:has([data-shrunk])~&]:top-14 lg:[header:has([data-shrunk])~&]:top-16 max-lg:low:top-0!',
  admin: 'top-16',
};

/** Loaded with it: where a message tells of a line that is down, nothing more can be. */
const MessageRoom = optionalPart(() => import('./message-room.tsx'), 'MessageRoom');

/** What the site has to say: bands under the header that push the page down and stay in sight while it scrolls. */
export function MessageBands({ place, children }: { place: keyof typeof TOP; children?: ReactNode }) {
  return (
    <div className={`sticky z-20 ${TOP[place]}`}>
      <SessionStillOpenNotice />
      <MessageRoom />
      <AlertRegion />
      {children}
    </div>
  );
}
