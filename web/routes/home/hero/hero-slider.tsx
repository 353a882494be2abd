import { Suspense } from 'react';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';
import { usePageIdle } from '../../../lib/loading/use-page-idle.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { WINDOW_WIDE } from '../../../ui/pictures/picture-files.ts';
import type { HeroSlide } from '../home-pictures.server.ts';
import { SlideControls } from './slide-controls.tsx';
import { usePosterSlides, useSlideShow } from './use-slide-show.ts';

const HeroLoops = optionalPart(() => import('./hero-loops.tsx'), 'HeroLoops');

/** Five pictures in one frame that never changes its size, and a caption with a quote and what moves them. */
export function HeroSlider({ slides }: { slides: readonly HeroSlide[] }) {
  const { index, isPlaying, togglePlaying, show } = useSlideShow(slides.length);
  const isIdle = usePageIdle();
  const fetched = usePosterSlides(index, slides.length, isIdle);
  return (
    <section aria-label="Where the tours go" aria-roledescription="carousel" className="relative">
      <div
        style={{ backgroundColor: slides[index]?.poster.wide.colour }}
        className="relative h-[clamp(16rem,50svh-3rem,36rem)] overflow-hidden max-sm:max-h-[125vw] xl:h-[clamp(24rem,66svh,46rem)]"
      >
        {slides.map(
          (slide, position) =>
            fetched.has(position) && (
              <Poster key={slide.place} slide={slide} isFirst={position === 0} isShown={position === index} />
            ),
        )}
        {isIdle && (
          <Suspense>
            <HeroLoops slides={slides} index={index} isPlaying={isPlaying} />
          </Suspense>
        )}
      </div>
      <div className="absolute inset-x-0 bottom-0 text-on-night max-xl:hero-scrim xl:right-[max(var(--gutter),(100%-75rem)/2)] xl:left-auto xl:w-[25rem] xl:rounded-t-card xl:bg-night">
        <div className="max-xl:measure xl:px-7">
          <div aria-live={isPlaying ? 'off' : 'polite'} className="grid pt-4 max-xl:pt-14 xl:pt-6">
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

function Poster({ slide, isFirst, isShown }: { slide: HeroSlide; isFirst: boolean; isShown: boolean }) {
  return (
    <div
      aria-hidden={!isShown}
      className={classNames(
        'absolute inset-0 transition-opacity duration-200 motion-reduce:transition-none',
        !isShown && 'opacity-0',
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
