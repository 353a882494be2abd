import { useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';
import { usePageIdle } from '../../../lib/loading/use-page-idle.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture, WINDOW_WIDE } from '../../../ui/pictures/picture.tsx';
import { usePageVisible } from '../videos/use-page-visible.ts';
import type { HeroSlide } from './hero-slides.ts';
import { SlideControls } from './slide-controls.tsx';

const SLIDE_MS = 5_000;

const HeroLoops = optionalPart(() => import('./hero-loops.tsx'), 'HeroLoops');

export function HeroSlider({ slides }: { slides: readonly HeroSlide[] }) {
  const { index, isPlaying, togglePlaying, show } = useSlideShow(slides.length);
  const isIdle = usePageIdle();
  const fetched = usePosterSlides(index, slides.length, isIdle);
  const { top, below, noteReady } = usePosterOnTop(index);
  return (
    <section
      aria-label="Where the tours go"
      aria-roledescription="carousel"
      className="col-start-1 row-start-2 -mt-6 flex flex-col"
    >
      <div
        style={{ backgroundColor: slides[top]?.poster.wide.colour }}
        className="hero-picture relative isolate min-h-80 flex-1 overflow-hidden"
      >
        {slides.map(
          (slide, position) =>
            fetched.has(position) && (
              <Poster
                key={slide.key}
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
      <div className="bg-night text-on-night">
        <div className="measure lg:flex lg:items-center lg:gap-8">
          <div aria-live={isPlaying ? 'off' : 'polite'} className="grid flex-1 pt-3 lg:py-3">
            {slides.map(({ key, place, quote }, position) => (
              <p
                key={key}
                aria-hidden={position !== index}
                className={classNames(
                  'col-start-1 row-start-1 self-center font-display text-[1.0625rem] leading-snug transition-opacity duration-200 motion-reduce:transition-none sm:text-[1.25rem]',
                  position !== index && 'invisible opacity-0',
                )}
              >
                “{quote}” <span className="sr-only">{place}</span>
              </p>
            ))}
          </div>
          <SlideControls
            slides={slides}
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
