import { type RefObject, useEffect, useRef } from 'react';

/** Pixels of the previous link that stay in sight, to hint that there is more; same as `scroll-pl-10`. */
const EDGE = 40;

/** For links that scroll in a row or in a column; the element must be positioned, as its links' offsets are read. */
export function useCurrentInSight<T extends HTMLElement>(current: string): RefObject<T | null> {
  const strip = useRef<T>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: which link is the current one follows from it
  useEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    if (!strip.current || !link) return;
    const { scrollLeft, clientWidth, scrollTop, clientHeight } = strip.current;
    const end = link.offsetTop + link.offsetHeight;
    if (link.offsetTop < scrollTop || end > scrollTop + clientHeight)
      strip.current.scrollTop = link.offsetTop - (clientHeight - link.offsetHeight) / 2;
    const start = Math.max(0, link.offsetLeft - EDGE);
    // A link that is in sight stays where it was pressed.
    if (start >= scrollLeft && link.offsetLeft + link.offsetWidth <= scrollLeft + clientWidth) return;
    strip.current.scrollLeft = start;
  }, [current]);
  return strip;
}
