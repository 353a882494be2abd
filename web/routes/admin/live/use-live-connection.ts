import { useEffect } from 'react';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import type { DeskNewsCounts, LiveMessage } from '../../../../contracts/live/live.contract.ts';
import { CHANGE_KINDS } from '../../../../contracts/live/live-terms.ts';
import { ApiError } from '../../../api/api-error.ts';
import { callUrl } from '../../../api/call-path.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { backgroundApi } from '../staff-api.ts';
import { liveStore } from './live-store.ts';
import { watchArrivals } from './notices/watch-arrivals.ts';

/** Wait before the first retry, doubled each time. Milliseconds. */
const FIRST_WAIT = 1_000;
/** Also how often pages reload while calls get through but no connection opens. Milliseconds. */
const LONGEST_WAIT = 30_000;

export function useLiveConnection(): void {
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
  let connection: LiveConnection | undefined;

  function look(): void {
    if (!listensAlways && document.visibilityState === 'hidden') close();
    else if (connection) connection.nudge();
    else
      connection = openLiveConnection({
        open: () => new EventSource(callUrl(STAFF_CALLS, 'watchDesk', {})),
        ask: askCounts,
        hear(message) {
          if (message.staffRole) sessionStore.staffRoleTold(message.staffRole);
          liveStore.hear(message);
          if (listensAlways && message.counts) channel.postMessage(message.counts);
        },
        isOnline: () => navigator.onLine,
      });
  }

  function close(): void {
    connection?.close();
    connection = undefined;
  }

  look();
  if (!connection)
    askCounts().then(
      (counts) => void (signal.aborted || liveStore.count(counts)),
      () => {},
    );
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

type LiveSource = Pick<EventSource, 'addEventListener' | 'close'>;

type Parts = {
  open: () => LiveSource;
  /** Throws `ApiError` when the server refuses: an event source does not say why it ended. */
  ask: () => Promise<DeskNewsCounts>;
  hear: (message: LiveMessage) => void;
  isOnline: () => boolean;
};

type LiveConnection = {
  /** Retries at once if there is no connection. */
  nudge: () => void;
  close: () => void;
};

export function openLiveConnection({ open, ask, hear, isOnline }: Parts): LiveConnection {
  let source: LiveSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_WAIT;
  let isClosed = false;
  let isAsking = false;
  connect();

  function connect(): void {
    if (isClosed || source) return;
    const opened = open();
    source = opened;
    opened.addEventListener('message', ({ data }) => {
      if (source !== opened) return;
      wait = FIRST_WAIT;
      hear(JSON.parse(String(data)) as LiveMessage);
    });
    const lost = () => {
      if (source !== opened) return;
      opened.close();
      source = undefined;
      tryLater();
    };
    opened.addEventListener('error', lost);
    opened.addEventListener('end', lost);
  }

  function tryLater(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void look(), wait);
    wait = Math.min(2 * wait, LONGEST_WAIT);
  }

  async function look(): Promise<void> {
    if (isClosed || isAsking || source) return;
    if (!isOnline()) {
      tryLater();
      return;
    }
    isAsking = true;
    try {
      const counts = await ask();
      // Another user may be signed in by now.
      if (isClosed) return;
      // Even if no connection ever opens, pages still get their updates.
      if (wait >= LONGEST_WAIT) hear({ counts, kinds: [...CHANGE_KINDS] });
      connect();
    } catch (error) {
      // The next sign-in opens a new connection.
      if (error instanceof ApiError && (error.status === 401 || error.status === 403)) isClosed = true;
      else tryLater();
    } finally {
      isAsking = false;
    }
  }

  return {
    nudge() {
      wait = FIRST_WAIT;
      void look();
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      source?.close();
      source = undefined;
    },
  };
}
