import { type RefObject, useEffect, useRef } from 'react';

/** The pressed button is far below, or gone. Each new `outcome` moves the focus again. */
export function useFocusOnOutcome(outcome: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!outcome) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [outcome]);
  return place;
}
