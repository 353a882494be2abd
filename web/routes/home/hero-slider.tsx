import { classNames } from '../../lib/class-names.ts';
import { HERO_SLIDES, type HeroSlide } from './hero-slides.ts';
import { SlideControls } from './slide-controls.tsx';
import { useFetchedSlides } from './use-fetched-slides.ts';
import { useSlideShow } from './use-slide-show.ts';

/** Five pictures in one frame that never changes its size, and a caption with a quote and what moves them. */
export function HeroSlider() {
  const { index, isPlaying, togglePlaying, show } = useSlideShow(HERO_SLIDES.length);
  const fetched = useFetchedSlides(index, HERO_SLIDES.length);
  return (
    <section aria-label="Where the tours go" aria-roledescription="carousel" className="relative">
      <div
        style={{ backgroundColor: HERO_SLIDES[index]?.poster.colour }}
        className="relative h-[clamp(11rem,31svh,24rem)] overflow-hidden lg:h-[clamp(24rem,66svh,42rem)]"
      >
        {HERO_SLIDES.map(
          (slide, position) =>
            fetched.has(position) && (
              <Poster key={slide.place} slide={slide} isFirst={position === 0} isShown={position === index} />
            ),
        )}
      </div>
      <div className="bg-night text-on-night lg:absolute lg:right-[max(1.25rem,(100%-75rem)/2)] lg:bottom-0 lg:w-[25rem] lg:rounded-t-card">
        <div className="max-lg:measure lg:px-7">
          <div aria-live={isPlaying ? 'off' : 'polite'} className="grid pt-4 lg:pt-6">
            {HERO_SLIDES.map(({ place, quote }, position) => (
              <p
                key={place}
                aria-hidden={position !== index}
                className={classNames(
                  'col-start-1 row-start-1 font-display text-[1.0625rem] leading-snug transition-opacity duration-200 motion-reduce:transition-none sm:text-[1.375rem]',
                  position !== index && 'invisible opacity-0',
                )}
              >
                “{quote}” <span className="sr-only">{place}</span>
              </p>
            ))}
          </div>
          <SlideControls
            places={HERO_SLIDES.map(({ place }) => place)}
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
  const { src, alt, focus } = slide.poster;
  return (
    <img
      src={src}
      alt={alt}
      aria-hidden={!isShown}
      width="1200"
      height="800"
      fetchPriority={isFirst ? 'high' : 'low'}
      decoding={isFirst ? undefined : 'async'}
      style={{ objectPosition: focus ?? '50% 42%' }}
      className={classNames(
        'absolute inset-0 size-full object-cover transition-opacity duration-200 motion-reduce:transition-none',
        !isShown && 'opacity-0',
      )}
    />
  );
}
