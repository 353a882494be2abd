import { useEffect } from 'react';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import type { DeskNewsCounts } from '../../../../contracts/live/live.contract.ts';
import { callUrl } from '../../../api/call-path.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { backgroundApi } from '../staff-api.ts';
import { type LiveLine, openLiveLine } from './live-line.ts';
import { liveStore } from './live-store.ts';
import { watchArrivals } from './notices/watch-arrivals.ts';

export function useLiveLine(): void {
  const { user } = useSession();
  const staffId = user?.role === 'admin' ? user._id : undefined;
  useEffect(() => (staffId ? listenAs(staffId) : undefined), [staffId]);
}

const askCounts = async () => (await backgroundApi.getDeskNews()).data.counts;

/**
 * Each visible tab listens; hidden ones must not, as HTTP/1.1 browsers open six connections per site. One tab always
 * listens, shows the notifications, and updates the counts in the titles of hidden tabs.
 */
function listenAs(userId: string): () => void {
  const name = `teesta-live ${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  const { signal } = leaving;
  let listensAlways = false;
  let line: LiveLine | undefined;

  function look(): void {
    if (!listensAlways && document.visibilityState === 'hidden') close();
    else if (line) line.nudge();
    else
      line = openLiveLine({
        open: () => new EventSource(callUrl(STAFF_CALLS, 'watchDesk', {})),
        ask: askCounts,
        hear(message) {
          liveStore.hear(message);
          if (listensAlways && message.counts) channel.postMessage(message.counts);
        },
        isOnline: () => navigator.onLine,
      });
  }

  function close(): void {
    line?.close();
    line = undefined;
  }

  look();
  if (!line) askCounts().then(liveStore.count, () => {});
  channel.onmessage = ({ data }: MessageEvent<DeskNewsCounts>) => liveStore.count(data);
  if ('locks' in navigator)
    navigator.locks
      .request(name, { signal }, async () => {
        if (signal.aborted) return;
        listensAlways = true;
        look();
        const stopWatching = watchArrivals();
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        stopWatching();
      })
      // The tab closed before its turn came.
      .catch(() => {});
  // The user may have signed in again after the server ended the session.
  let token = sessionStore.token();
  const forgetSession = sessionStore.subscribe(() => {
    if (sessionStore.token() === token) return;
    token = sessionStore.token();
    close();
    look();
  });
  window.addEventListener('online', look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => {
    forgetSession();
    leaving.abort();
    channel.close();
    close();
    liveStore.forget();
  };
}
