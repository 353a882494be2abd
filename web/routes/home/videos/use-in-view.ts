import { type RefObject, useEffect, useState } from 'react';

/** `margin`: a CSS length. */
export function useInView(place: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [isIn, setIsIn] = useState(false);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsIn(entry?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place, margin]);

  return isIn;
}
