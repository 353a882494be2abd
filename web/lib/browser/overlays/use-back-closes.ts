import { useEffect, useRef } from 'react';
import { overlayEntries } from './overlay-entries.ts';

/** While `isOpen`, Back closes what lies over the page, and the page stays. `close` answers `false` where it has to stay. */
export function useBackCloses(isOpen: boolean, close: () => unknown): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (isOpen) return overlayEntries?.enter(() => latest.current());
  }, [isOpen]);
}
