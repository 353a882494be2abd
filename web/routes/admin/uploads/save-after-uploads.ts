import { createListeners } from '../../../lib/listeners.ts';
import type { UploadsOfForm } from './uploads-of-form.ts';

/** Until the answer is here a file is not up, whatever is sent of it. */
const MAX_SHARE = 0.99;

type Wait = {
  isWaiting: boolean;
  /** What share is up of all that was on its way when the wait began, from 0 to 1. */
  share: number;
  /** The wait ended because this was taken out, the last that it was for: whoever did that is asked again. */
  takenOut: string | null;
};

/** What the page that shows the form does of it; once that is left, it stands for the pages that come after it. */
export type Saving = {
  save: () => void;
  /** The page is left while it waits. */
  onLeft?: () => void;
  /** Nothing is on its way any more, and something did not come up: it waits to be told. */
  onStuck?: () => unknown;
};

const NONE: Wait = { isWaiting: false, share: 0, takenOut: null };

/** Saves, or sends, once all files of a form are up. Some that did not come up: it waits until they do, or is told to save without them. */
export function createSaveAfterUploads({ getSnapshot, subscribe, remove }: UploadsOfForm) {
  const [subscribeToWait, notify] = createListeners();
  let wait = NONE;
  let peakBytes = 0;
  let isStuck = false;
  let saving: Saving = { save: () => {} };

  function set(next: Partial<Wait>): void {
    wait = { ...wait, ...next };
    notify();
  }

  function end(takenOut: string | null = null): void {
    set({ ...NONE, takenOut });
  }

  function look(): void {
    if (!wait.isWaiting) return;
    const uploads = getSnapshot();
    if (uploads.length === 0) {
      end();
      saving.save();
      return;
    }
    const going = uploads.filter(({ fault }) => fault === undefined);
    const left = going.reduce((sum, { file, share }) => sum + file.size * (1 - share), 0);
    peakBytes = Math.max(peakBytes, left);
    set({ share: peakBytes === 0 ? 0 : Math.min(MAX_SHARE, 1 - left / peakBytes) });
    const wasStuck = isStuck;
    isStuck = going.length === 0;
    if (isStuck && !wasStuck) saving.onStuck?.();
  }

  subscribe(look);

  return {
    subscribe: subscribeToWait,
    getSnapshot: () => wait,
    is(next: Saving) {
      saving = next;
    },
    leave() {
      if (!wait.isWaiting) return;
      // What is stuck does not go out by itself: that is said once more, where it may not have been in sight.
      if (isStuck) saving.onStuck?.();
      else saving.onLeft?.();
    },
    saveOnceUp() {
      peakBytes = 0;
      isStuck = false;
      set({ ...NONE, isWaiting: true });
      look();
    },
    saveWithout() {
      end();
      saving.save();
    },
    stop: () => end(),
    /** Takes a file out. Where the save waited for it alone, nothing is saved unasked. */
    remove(key: number) {
      const uploads = getSnapshot();
      const isLast = wait.isWaiting && uploads.length === 1 && uploads[0]?.key === key;
      if (isLast) end(uploads[0]?.file.name);
      remove(key);
    },
  };
}
