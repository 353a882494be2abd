import { useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { usePageVisible } from '../videos/use-page-visible.ts';

const SLIDE_MS = 5_000;

/**
 * Which of so many slides is shown: the next one every 5 seconds, unless paused or out of sight in another tab. Whoever
 * wants less motion leafs through them, or has them played.
 */
export function useSlideShow(count: number) {
  const [index, setIndex] = useState(0);
  const wantsLessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const [chosen, setChosen] = useState<'playing' | 'paused'>();
  const isPlaying = chosen ? chosen === 'playing' : !wantsLessMotion;
  const isVisible = usePageVisible();

  useEffect(() => {
    if (!isPlaying || !isVisible) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [index, isPlaying, isVisible, count]);

  return {
    index,
    isPlaying,
    togglePlaying: () => setChosen(isPlaying ? 'paused' : 'playing'),
    /** Whoever chooses a slide wants to look at it: the show stops. Any whole number counts, round the end. */
    show(position: number) {
      setChosen('paused');
      setIndex((position + count) % count);
    },
  };
}

/** The slides whose posters may be fetched: the first at once; once the page rests, the shown and the next. */
export function usePosterSlides(index: number, count: number, isIdle: boolean): ReadonlySet<number> {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]));

  useEffect(() => {
    if (isIdle) setFetched((before) => new Set([...before, index, (index + 1) % count]));
  }, [isIdle, index, count]);

  return fetched;
}

/**
 * Of the posters the one on top, which comes once the browser can draw it, and the one that it comes over: what is under
 * way shows nothing but its colour.
 */
export function usePosterOnTop(index: number) {
  const [drawn, setDrawn] = useState<{ top: number; below?: number }>({ top: 0 });

  return {
    ...drawn,
    noteReady: useCallback(
      (position: number) => {
        if (position === index)
          setDrawn((last) => (last.top === index ? last : { top: index, below: last.top }));
      },
      [index],
    ),
  };
}
