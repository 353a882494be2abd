import { useEffect, useState } from 'react';
import { usePageVisible } from '../videos/use-page-visible.ts';

const SLIDE_MS = 5_000;

/** Which of so many slides is shown: the next one every 5 seconds, unless paused or out of sight in another tab. */
export function useSlideShow(count: number) {
  const [index, setIndex] = useState(0);
  const [isPlaying, setIsPlaying] = useState(true);
  const isVisible = usePageVisible();

  useEffect(() => {
    if (!isPlaying || !isVisible) return;
    const timer = setTimeout(() => setIndex((index + 1) % count), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [index, isPlaying, isVisible, count]);

  return {
    index,
    isPlaying,
    togglePlaying: () => setIsPlaying(!isPlaying),
    /** Whoever chooses a slide wants to look at it: the show stops. Any whole number counts, round the end. */
    show(chosen: number) {
      setIsPlaying(false);
      setIndex((chosen + count) % count);
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
