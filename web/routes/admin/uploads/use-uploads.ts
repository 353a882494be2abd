import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Uploader } from '../../../features/uploads/send-file.ts';
import { createListeners } from '../../../lib/listeners.ts';
import { createUploads, type UploadsOfForm } from './uploads-of-form.ts';

/** Even with all bytes sent, the upload needs the response. */
const MAX_SHARE = 0.99;
const NONE: Wait = { isWaiting: false, share: 0, takenOut: null };

export type Uploading = ReturnType<typeof createUploading>;

export function createUploading(uploads: UploadsOfForm) {
  return { uploads, wait: createSaveAfterUploads(uploads) };
}

export function useUploading({ uploads, wait }: Uploading) {
  return {
    uploads: useSyncExternalStore(uploads.subscribe, uploads.getSnapshot, uploads.getSnapshot),
    waiting: useSyncExternalStore(wait.subscribe, wait.getSnapshot, wait.getSnapshot),
    lastStage: uploads.lastStage,
    add: uploads.add,
    retry: uploads.retry,
    remove: wait.remove,
    saveOnceUp: wait.saveOnceUp,
    saveWithout: wait.saveWithout,
    doNotSave: wait.stop,
  };
}

export type Uploads = ReturnType<typeof useUploading>;

export function useSaving(wait: Uploading['wait'] | undefined, saving: Saving): void {
  useEffect(() => wait?.is(saving));
  useEffect(() => () => wait?.leave(), [wait]);
}

/** Uploads while the form is open, and files chosen before a session ended. `onDone` gets each file and its key. */
export function useUploads<T>(
  form: string,
  uploader: Uploader<T>,
  { onDone, save }: { onDone: (file: T, key: number) => void; save: () => void },
): Uploads {
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  });
  const [uploading] = useState(() =>
    createUploading(createUploads({ form, uploader, onDone: (file, key) => latest.current(file, key) })),
  );
  useSaving(uploading.wait, { save });
  useEffect(() => {
    uploading.uploads.start();
    return uploading.uploads.stop;
  }, [uploading]);
  return useUploading(uploading);
}

type Wait = {
  isWaiting: boolean;
  /** Share of the bytes pending when the wait began, from 0 to 1. */
  share: number;
  /** The last file waited for was removed, which ended the wait: ask the user again. */
  takenOut: string | null;
};

type Saving = {
  save: () => void;
  onLeft?: () => void;
  onStuck?: () => unknown;
};

/** Saves once all uploads are finished. If some fail, waits for them, or for the user to leave them out. */
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
      // Nothing was saved: say so, as the list may be out of sight.
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
    remove(key: number) {
      const uploads = getSnapshot();
      const isLast = wait.isWaiting && uploads.length === 1 && uploads[0]?.key === key;
      if (isLast) end(uploads[0]?.file.name);
      remove(key);
    },
  };
}
