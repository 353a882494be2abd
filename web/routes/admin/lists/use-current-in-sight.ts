import { type RefObject, useEffect, useRef } from 'react';

/** Of what is before the current link so much is in sight, as `scroll-pl-10`: it says that there is more. Pixels. */
const EDGE = 40;

/** For a strip of links that scrolls sideways, and is what they are placed in: anew for each `current`. */
export function useCurrentInSight<T extends HTMLElement>(current: string): RefObject<T | null> {
  const strip = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one follows from it
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !link) return;
    const { scrollLeft, clientWidth } = strip.current;
    const start = Math.max(0, link.offsetLeft - EDGE);
    // What is in sight stays where it was pressed.
    if (start >= scrollLeft && link.offsetLeft + link.offsetWidth <= scrollLeft + clientWidth) return;
    strip.current.scrollLeft = start;
  }, [current]);
  return strip;
}
