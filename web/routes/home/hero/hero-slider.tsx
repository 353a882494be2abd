import { useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';
import { usePageIdle } from '../../../lib/loading/use-page-idle.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture, WINDOW_WIDE } from '../../../ui/pictures/picture.tsx';
import type { HeroSlide } from '../home-pictures.server.ts';
import { usePageVisible } from '../videos/use-page-visible.ts';
import { SlideControls } from './slide-controls.tsx';

const SLIDE_MS = 5_000;

const HeroLoops = optionalPart(() => import('./hero-loops.tsx'), 'HeroLoops');

export function HeroSlider({ slides }: { slides: readonly HeroSlide[] }) {
  const { index, isPlaying, togglePlaying, show } = useSlideShow(slides.length);
  const isIdle = usePageIdle();
  const fetched = usePosterSlides(index, slides.length, isIdle);
  const { top, below, noteReady } = usePosterOnTop(index);
  return (
    <section aria-label="Where the tours go" aria-roledescription="carousel" className="relative">
      <div
        style={{ backgroundColor: slides[top]?.poster.wide.colour }}
        className="relative isolate h-[clamp(9rem,min(50svh-8rem,100svh-29.5rem),36rem)] overflow-hidden max-sm:max-h-[125vw] sm:max-xl:h-[clamp(9rem,min(45svh-3rem,100svh-29.5rem),36rem)] xl:h-[clamp(14rem,min(58svh,100svh-23.5rem),46rem)] xl:short:h-[clamp(14rem,min(58svh,100svh-17rem),46rem)]"
      >
        {slides.map(
          (slide, position) =>
            fetched.has(position) && (
              <Poster
                key={slide.place}
                slide={slide}
                isFirst={position === 0}
                isWanted={position === index}
                level={position === top ? 'top' : position === below ? 'below' : 'hidden'}
                position={position}
                onReady={noteReady}
              />
            ),
        )}
        {isIdle && <HeroLoops slides={slides} index={index} isPlaying={isPlaying} />}
      </div>
      <div className="bg-night text-on-night xl:absolute xl:top-[calc(100%-4rem)] xl:right-[max(var(--gutter),(100%-75rem)/2)] xl:z-10 xl:w-[25rem] xl:rounded-card">
        <div className="max-xl:measure xl:px-7">
          <div aria-live={isPlaying ? 'off' : 'polite'} className="grid pt-3 sm:pt-4 xl:pt-6">
            {slides.map(({ place, quote }, position) => (
              <p
                key={place}
                aria-hidden={position !== index}
                className={classNames(
                  'col-start-1 row-start-1 self-end font-display text-[1.0625rem] leading-snug transition-opacity duration-200 motion-reduce:transition-none sm:text-[1.375rem]',
                  position !== index && 'invisible opacity-0',
                )}
              >
                “{quote}” <span className="sr-only">{place}</span>
              </p>
            ))}
          </div>
          <SlideControls
            places={slides.map(({ place }) => place)}
            index={index}
            isPlaying={isPlaying}
            onToggle={togglePlaying}
            onShow={show}
          />
        </div>
      </div>
    </section>
  );
}

type PosterProps = {
  slide: HeroSlide;
  isFirst: boolean;
  isWanted: boolean;
  level: 'top' | 'below' | 'hidden';
  position: number;
  onReady: (position: number) => void;
};

function Poster({ slide, isFirst, isWanted, level, position, onReady }: PosterProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const tell = () => onReady(position);
    // A failed picture shows its alt text.
    box.current?.querySelector('img')?.decode().then(tell, tell);
  }, [isWanted, position, onReady]);
  return (
    <div
      ref={box}
      aria-hidden={!isWanted}
      data-level={level}
      className={classNames(
        'absolute inset-0',
        level === 'top' && 'z-1 transition-opacity duration-200 motion-reduce:transition-none',
        level === 'hidden' && 'opacity-0',
      )}
    >
      <Picture
        picture={slide.poster.wide}
        tall={slide.poster.tall}
        sizes={WINDOW_WIDE}
        haste={isFirst ? 'first' : 'soon'}
        className="absolute inset-0 size-full"
      />
    </div>
  );
}

function useSlideShow(count: number) {
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
    show(position: number) {
      setChosen('paused');
      setIndex((position + count) % count);
    },
  };
}

function usePosterSlides(index: number, count: number, isIdle: boolean): ReadonlySet<number> {
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set([0]));

  useEffect(() => {
    if (isIdle) setFetched((before) => new Set([...before, index, (index + 1) % count]));
  }, [isIdle, index, count]);

  return fetched;
}

function usePosterOnTop(index: number) {
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
