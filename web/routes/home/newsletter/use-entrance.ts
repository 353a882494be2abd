import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether something that is still below the view waits to come in: from the moment the script runs until this share of
 * it, 0 to 1, has been scrolled into view. Never under reduced motion, and without script nothing ever waits.
 */
export function useEntrance(place: RefObject<HTMLElement | null>, share: number): boolean {
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    if (!place.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isIn = entry !== undefined && entry.intersectionRatio >= share;
        setIsWaiting(!isIn && entry !== undefined && entry.boundingClientRect.top > 0);
        if (isIn) observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, share]);

  return isWaiting;
}
