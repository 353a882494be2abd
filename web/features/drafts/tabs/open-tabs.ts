import { browserStorage, guardedStorage, type TextStorage } from '../../../lib/browser/browser-storage.ts';
import { randomKey } from '../../../lib/browser/random-key.ts';

const PREFIX = 'tab:';

/** Kept by the tab for itself: it outlasts a reload. */
const OWN_KEY = 'tab';

type Browser = {
  shared: TextStorage;
  ofTab: TextStorage;
  /** Plain http addresses have none; there no other tab counts as open. */
  locks: Pick<LockManager, 'request' | 'query'> | undefined;
};

/**
 * Which of this browser's tabs are open and keep something. A mark in the storage tells it at once; a lock, which the
 * browser takes from a tab however it ends, tells which marks were left by one that was killed.
 */
export function createOpenTabs({ shared, ofTab, locks }: Browser) {
  let letGo: (() => void) | null = null;
  let isAway = false;

  function own(): string {
    const known = ofTab.read(OWN_KEY);
    if (known) return known;
    const id = randomKey();
    ofTab.write(OWN_KEY, id);
    return id;
  }

  /** From now on this tab counts as open. */
  function hold(): void {
    if (!locks || letGo || isAway) return;
    const name = PREFIX + own();
    const released = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const mark = () => shared.write(name, '');
    mark();
    locks
      .request(name, () => {
        // Another tab may have looked before the lock was there, and taken the mark away.
        if (!isAway) mark();
        return released;
      })
      .catch(() => shared.remove(name));
  }

  /** Takes away what tabs that were killed have left. */
  async function sweep(): Promise<void> {
    const marks = shared.keys().filter((key) => key.startsWith(PREFIX));
    if (!locks || marks.length === 0) return;
    const { held = [] } = await locks.query().catch(() => ({ held: [] }));
    const open = new Set(held.map(({ name }) => name));
    for (const mark of marks) if (!open.has(mark)) shared.remove(mark);
  }

  return {
    own,
    hold,
    sweep,
    isOpen: (id: string) => shared.read(PREFIX + id) !== null,
    /** To be awaited before the page asks for anything that was kept. */
    async start(): Promise<void> {
      await sweep();
      // Open although it begins only now: the tab is a duplicate, and has the id of the first one.
      const id = ofTab.read(OWN_KEY);
      if (id && shared.read(PREFIX + id) !== null) ofTab.remove(OWN_KEY);
    },
    /** The page goes: the tab may be back with another one, and a page that holds a lock would not be back at once. */
    leave(): void {
      isAway = true;
      if (!letGo) return;
      shared.remove(PREFIX + own());
      letGo();
    },
    comeBack(): void {
      isAway = false;
      if (!letGo) return;
      letGo = null;
      hold();
    },
  };
}

export type OpenTabs = ReturnType<typeof createOpenTabs>;

export const openTabs = createOpenTabs({
  shared: browserStorage,
  ofTab: guardedStorage(() => sessionStorage),
  locks: globalThis.navigator?.locks,
});

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', openTabs.leave);
  window.addEventListener('pageshow', openTabs.comeBack);
  // Mostly because another tab was closed.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void openTabs.sweep();
  });
}
