import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Pixels down from where somebody began to read on: more than the marks at which the buttons come and turn. */
const READS_ON = 240;
/** Pixels up from where they turned round: less is a thumb that rests. */
const TURNS_ROUND = 16;
/** About as high as the bar is. Pixels. */
const BAR = 64;

/**
 * On phones the bar at the foot of the window is out of the way while the page is scrolled down, and comes back when it is
 * scrolled up, or ends, or has something new to say, which `content` tells. It never lies over a form. What that looks like stands in `bottom-bars.css`.
 */
export function useBarsMakeWay(content: unknown): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew, and what is new is seen
  useEffect(() => {
    const root = document.documentElement;
    let isReadingOn = false;
    /** Where the way down or up began, or has come to by now. */
    let turn = scrollY;
    let frame = 0;

    function look(): void {
      frame = 0;
      const isAtEnd = scrollY + innerHeight >= root.scrollHeight - BAR;
      turn = isReadingOn ? Math.max(turn, scrollY) : Math.min(turn, scrollY);
      const hasTurned = isReadingOn ? isAtEnd || turn - scrollY > TURNS_ROUND : scrollY - turn > READS_ON;
      if (isAtEnd || hasTurned) turn = scrollY;
      if (hasTurned) isReadingOn = !isReadingOn && !isAtEnd;
      root.toggleAttribute('data-bars-away', isReadingOn || isOverForm());
    }
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };

    look();
    const end = new AbortController();
    for (const sign of ['scroll', 'resize', 'focusin'])
      addEventListener(sign, lookSoon, { passive: true, signal: end.signal });
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
      root.removeAttribute('data-bars-away');
    };
  }, [key, content]);
}

function isOverForm(): boolean {
  return [...document.querySelectorAll('main form')].some((form) => {
    const { top, bottom } = form.getBoundingClientRect();
    return top < innerHeight && bottom > innerHeight - BAR;
  });
}
