import type { Heard } from './live-store.ts';

type Parts = {
  userId: string;
  /** Called when this tab becomes the leader; returns a function that ends that. */
  lead: () => () => void;
  hear: (heard: Heard) => void;
  all: () => Heard;
};

type Said = { heard: Heard } | { isNew: true };

export type LiveTabs = {
  tell: (heard: Heard) => void;
  leave: () => void;
};

/**
 * One tab listens for all tabs of a browser: over HTTP/1.1 a browser opens six connections per site, and six listening
 * tabs would leave none. Without the Web Locks API each tab listens while it is visible.
 */
export function joinLiveTabs(parts: Parts): LiveTabs {
  return 'locks' in navigator && 'BroadcastChannel' in window ? shareLine(parts) : listenInSight(parts);
}

function shareLine({ userId, lead, hear, all }: Parts): LiveTabs {
  const name = `teesta-live ${userId}`;
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  let isLeader = false;
  let hasLeft = false;
  const say = (said: Said) => channel.postMessage(said);

  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('heard' in data) hear(data.heard);
    else if (isLeader) say({ heard: all() });
  };
  say({ isNew: true });
  navigator.locks
    .request(name, { signal: leaving.signal }, async () => {
      if (hasLeft) return;
      isLeader = true;
      const stop = lead();
      await new Promise((resolve) => leaving.signal.addEventListener('abort', resolve));
      stop();
    })
    // The tab closed before its turn came.
    .catch(() => {});

  return {
    tell: (heard) => say({ heard }),
    leave() {
      hasLeft = true;
      leaving.abort();
      channel.close();
    },
  };
}

function listenInSight({ lead }: Parts): LiveTabs {
  let stop: (() => void) | undefined;
  function look(): void {
    if (document.visibilityState === 'visible') stop ??= lead();
    else {
      stop?.();
      stop = undefined;
    }
  }
  look();
  document.addEventListener('visibilitychange', look);
  return {
    tell() {},
    leave() {
      document.removeEventListener('visibilitychange', look);
      stop?.();
    },
  };
}
