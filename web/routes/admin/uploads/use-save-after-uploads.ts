import { useEffect, useRef, useState } from 'react';
import type { Upload } from './use-uploads.ts';

/** Until the answer is here a file is not up, whatever is sent of it. */
const MAX_SHARE = 0.99;

/** Saves, or sends, once all files are up. Some that did not come up: it waits until they do, or is told to save without them. */
export function useSaveAfterUploads(uploads: readonly Upload[], save: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const peakBytes = useRef(0);
  const left = uploads.reduce(
    (sum, { file, share, fault }) => sum + (fault ? 0 : file.size * (1 - share)),
    0,
  );
  if (!isWaiting) peakBytes.current = 0;
  peakBytes.current = Math.max(peakBytes.current, left);

  useEffect(() => {
    if (!isWaiting || uploads.length > 0) return;
    setWaiting(false);
    save();
  });

  return {
    isWaiting,
    /** What share is up of all that was on its way when the wait began, from 0 to 1. */
    share: peakBytes.current === 0 ? 0 : Math.min(MAX_SHARE, 1 - left / peakBytes.current),
    saveOnceUp() {
      if (uploads.length === 0) save();
      else setWaiting(true);
    },
    saveWithout() {
      setWaiting(false);
      save();
    },
    stop: () => setWaiting(false),
  };
}

export type SaveAfterUploads = ReturnType<typeof useSaveAfterUploads>;
