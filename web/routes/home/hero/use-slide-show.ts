import { useCallback, useEffect, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { usePageVisible } from '../videos/use-page-visible.ts';

const SLIDE_MS = 5_000;

/** Advances every 5 seconds unless paused or hidden. Does not start under reduced motion. */
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
    /** Stops the show. Wraps around. */
    show(position: number) {
      setChosen('paused');
      setIndex((position + count) % count);
    },
  };
}

/** The first at once; when the page is idle, the shown and the next. */
export function usePosterSlides(index: number, count: number, isIdle: boolean): ReadonlySet<number> {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]));

  useEffect(() => {
    if (isIdle) setFetched((before) => new Set([...before, index, (index + 1) % count]));
  }, [isIdle, index, count]);

  return fetched;
}

/** The top poster appears once decoded, over the previous one. */
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
