import type { ReactNode } from 'react';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import { AlertRegion } from './alert-region.tsx';

/** On every page, because it also retries sign-outs; loaded after hydration. */
const SessionStillOpenNotice = optionalPart(
  () => import('../session/sign-out/session-still-open-notice.tsx'),
  'SessionStillOpenNotice',
);

const TOP = {
  site: 'top-16 lg:top-[5.5rem] [header:has([data-shrunk])~&]:top-14 lg:[header:has([data-shrunk])~&]:top-16 max-lg:low:top-0!',
  admin: 'top-16',
};

/** Loaded with the band: an offline message can load nothing later. */
const MessageRoom = optionalPart(() => import('./message-room.tsx'), 'MessageRoom');

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
