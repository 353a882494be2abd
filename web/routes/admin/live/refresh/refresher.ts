/** Milliseconds. Gathers related changes, and waits for the page's own reload after an action. */
const GATHER_MS = 300;
/** Milliseconds. Data is requested shortly before the load is reported: it may lack changes of this window. */
const KNOWN_LATE_MS = 50;
/** Milliseconds. On a slow network, news of one's own change arrives before the page reloads. */
const OFFER_MS = 1_200;
const LOOK_AGAIN_MS = 400;

type Parts = {
  reload: () => Promise<void>;
  /** No press, drag or open dialog. */
  isCalm: () => boolean;
  isWatched: () => boolean;
  /** A reload would make the reader lose their place. */
  isBeingRead: () => boolean;
  /** True: the reader chooses when to reload; false: the page has reloaded. */
  offer: (isOffered: boolean) => void;
};

export type Refresher = {
  changed: (every: number) => void;
  /** `isJustNow`: none of its requests is out yet. */
  loading: (isJustNow?: boolean) => void;
  look: () => void;
  show: () => Promise<void>;
  stop: () => void;
};

export function createRefresher({ reload, isCalm, isWatched, isBeingRead, offer }: Parts): Refresher {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let dueSince = 0;
  let isOffered = false;
  let isReloading = false;
  let lastAt = Number.NEGATIVE_INFINITY;
  let changedAt = Number.NEGATIVE_INFINITY;

  function lookIn(milliseconds: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, milliseconds);
  }

  function look(): void {
    if (!isDue || isOffered || !isWatched()) return;
    if (isReloading || !isCalm()) lookIn(LOOK_AGAIN_MS);
    else if (!isBeingRead()) void run();
    else if (performance.now() - dueSince < OFFER_MS) lookIn(dueSince + OFFER_MS - performance.now());
    else {
      isOffered = true;
      offer(true);
    }
  }

  async function run(): Promise<void> {
    isReloading = true;
    settled();
    try {
      await reload();
    } finally {
      isReloading = false;
    }
  }

  /** The load now starting includes all changes so far. */
  function settled(): void {
    isDue = false;
    lastAt = performance.now();
    if (isOffered) offer(false);
    isOffered = false;
  }

  return {
    changed(every) {
      changedAt = performance.now();
      if (!isDue) dueSince = changedAt;
      isDue = true;
      lookIn(Math.max(GATHER_MS, lastAt + every - performance.now()));
    },
    loading(isJustNow = false) {
      if (isJustNow || performance.now() - changedAt >= KNOWN_LATE_MS) settled();
    },
    look,
    show: run,
    stop() {
      clearTimeout(timer);
      isDue = false;
    },
  };
}
