import { useEffect, useRef } from 'react';
import { overlayEntries } from './overlay-entries.ts';

export function useBackCloses(isOpen: boolean, close: () => unknown): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (isOpen) return overlayEntries?.enter(() => latest.current());
  }, [isOpen]);
}
