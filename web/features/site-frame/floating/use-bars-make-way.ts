import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Pixels down. Above the thresholds at which the buttons appear and turn. */
const READS_ON = 240;
/** Pixels up: less is a resting thumb. */
const TURNS_ROUND = 16;
const BAR = 64;

/**
 * On phones, hides the bottom bar while scrolling down; shows it while scrolling up, at the end, or when `content`
 * changes. Never covers a form. See `bottom-bars.css`.
 */
export function useBarsMakeWay(content: unknown): void {
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page begins anew, and what is new is seen
  useEffect(() => {
    const root = document.documentElement;
    let isReadingOn = false;
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
