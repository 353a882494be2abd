import { useEffect } from 'react';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { callUrl } from '../../../api/call-path.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { backgroundApi } from '../staff-api.ts';
import { type LiveLine, openLiveLine } from './live-line.ts';
import { type Heard, liveStore } from './live-store.ts';
import { joinLiveTabs } from './live-tabs.ts';
import { watchArrivals } from './notices/watch-arrivals.ts';

export function useLiveLine(): void {
  const { user } = useSession();
  const staffId = user?.role === 'admin' ? user._id : undefined;
  useEffect(() => (staffId ? listenAs(staffId) : undefined), [staffId]);
}

function listenAs(userId: string): () => void {
  let line: LiveLine | undefined;
  let stopWatching = () => {};

  function hear(heard: Heard): void {
    liveStore.hear(heard);
    tabs.tell(heard);
  }

  function lead(): () => void {
    const open = ({ mayHaveMissed = false } = {}) =>
      openLiveLine({
        open: () => new EventSource(callUrl(STAFF_CALLS, 'watchDesk', {})),
        ask: async () => (await backgroundApi.getDeskNews()).data.counts,
        hear,
        isOnline: () => navigator.onLine,
        mayHaveMissed,
      });
    line = open({ mayHaveMissed: liveStore.hasHeard() });
    stopWatching = watchArrivals();
    // The user may have signed in again after the server ended the session.
    let token = sessionStore.token();
    const forget = sessionStore.subscribe(() => {
      if (sessionStore.token() === token) return;
      token = sessionStore.token();
      line?.close();
      line = open({ mayHaveMissed: true });
    });
    return () => {
      forget();
      stopWatching();
      line?.close();
      line = undefined;
    };
  }

  const tabs = joinLiveTabs({ userId, lead, hear: liveStore.hear, all: liveStore.all });
  const nudge = () => line?.nudge();
  window.addEventListener('online', nudge);
  document.addEventListener('visibilitychange', nudge);
  return () => {
    window.removeEventListener('online', nudge);
    document.removeEventListener('visibilitychange', nudge);
    tabs.leave();
    liveStore.forget();
  };
}
