import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a floating box lies over something that must stay free: what the selector names, anywhere on the page. `mayRest`
 * lets it stand over all of that once the page is scrolled to its end.
 */
export function useLiesOver(box: RefObject<HTMLElement | null>, selector: string, mayRest = false): boolean {
  const [isOver, setIsOver] = useState(false);

  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      if (!box.current) return;
      const zone = box.current.getBoundingClientRect();
      const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
      const below = document.querySelectorAll(selector);
      setIsOver(
        !(mayRest && isAtEnd) && [...below].some((one) => overlap(zone, one.getBoundingClientRect())),
      );
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    // The page grows and shrinks, and another page takes its place.
    const sizes = new ResizeObserver(lookSoon);
    sizes.observe(document.body);
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      sizes.disconnect();
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [box, selector, mayRest]);

  return isOver;
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
