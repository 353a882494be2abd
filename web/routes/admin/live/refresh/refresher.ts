/** So long is waited for what changes together, and for one's own page that loads anew after what was pressed. Milliseconds. */
const GATHER_MS = 300;
/** A page has asked for its data some moments before it is known to load: what changed in these may be missing. Milliseconds. */
const KNOWN_LATE_MS = 50;
/** What is offered moves nothing: on a slow line one's own change is heard of before its answer loads the page. Milliseconds. */
const OFFER_MS = 1_200;
/** After this it is looked again whether the page may change under whoever uses it. Milliseconds. */
const LOOK_AGAIN_MS = 400;

type Parts = {
  /** Loads what the page shows. */
  reload: () => Promise<void>;
  /** Nobody presses, drags, or has a window open over the page. */
  isCalm: () => boolean;
  /** Somebody looks, and there is a line. */
  isWatched: () => boolean;
  /** Whoever reads the page would lose their place. */
  isBeingRead: () => boolean;
  /** Called with true where it is left to the reader, and with false once the page is loaded anew. */
  offer: (isOffered: boolean) => void;
};

export type Refresher = {
  /** Something that the page shows has changed. */
  changed: (every: number) => void;
  /** The page has begun to load, whoever asked for it. `isJustNow`: nothing of it is asked for yet. */
  loading: (isJustNow?: boolean) => void;
  /** What kept it from loading may be over. */
  look: () => void;
  /** Whoever reads has asked for it. */
  show: () => Promise<void>;
  stop: () => void;
};

/** Loads a page anew after changes: soon, seldom, and when it disturbs nobody. */
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
    // What is hidden is loaded when somebody looks at it: `look` is called then.
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

  /** What loads now has all that changed before. */
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
