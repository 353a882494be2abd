import type { Heard } from './live-store.ts';

type Parts = {
  /** Whose tabs they are. */
  userId: string;
  /** Called once this tab is the one that listens for all; what it answers ends that. */
  lead: () => () => void;
  /** What the leader has told. */
  hear: (heard: Heard) => void;
  /** Everything that the leader knows. */
  all: () => Heard;
};

type Said = { heard: Heard } | { isNew: true };

export type LiveTabs = {
  /** Of the leader: tells the other tabs. */
  tell: (heard: Heard) => void;
  leave: () => void;
};

/**
 * Has one tab of a browser listen for all of them: without HTTPS in front a browser opens six connections to a site, and six
 * tabs that listen would leave none. Where the browser knows no locks each tab listens while it is in sight.
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
    // Left before its turn came.
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
