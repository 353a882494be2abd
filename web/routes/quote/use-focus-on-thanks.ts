import { type RefObject, useEffect, useRef } from 'react';

/** The pressed button is far below, or gone. `answered`: a second answer may have the same thanks. */
export function useFocusOnThanks(
  thanks: string | undefined,
  answered?: object,
): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for an answer with the same thanks
  useEffect(() => {
    if (!thanks) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [thanks, answered]);
  return place;
}
