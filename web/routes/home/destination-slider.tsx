import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { destinationAddress } from '../../features/destinations/destination-address.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { RidgeLine } from '../../ui/states/ridge-line.tsx';
import type { HomeContent } from './home.tsx';
import type { HomePlace } from './home-places.server.ts';

const SIZES = '(min-width: 640px) 25rem, 120vw';

/** Beside those that have one. */
const NO_PICTURE = 'grid aspect-[4/5] items-center rounded-card bg-mist sm:aspect-[5/4]';

type Props = { content: HomeContent['places']; places: HomePlace[] };

export function DestinationSlider({ content, places }: Props) {
  const strip = useRef<HTMLUListElement>(null);
  const { isAtStart, isAtEnd, look } = useStripEnds(strip);
  const isAlive = useHydrated();
  const hasPictures = places.some(({ picture }) => picture !== null);

  function leaf(direction: 1 | -1) {
    const slide = strip.current?.querySelector('li');
    strip.current?.scrollBy({ left: direction * (slide?.offsetWidth ?? 0), behavior: 'smooth' });
  }

  return (
    <section aria-labelledby="destinations" className="max-[36rem]:unseen-44 mt-20 sm:mt-28">
      <div className="measure mb-8 flex items-end justify-between gap-6">
        <div>
          <h2 id="destinations" className="text-title">
            {content.heading}
          </h2>
          <p className="mt-3 max-w-[38rem] text-lead text-ink-soft">{content.lead}</p>
        </div>
        <div className={isAlive ? 'hidden gap-2 sm:flex' : 'invisible hidden gap-2 sm:flex'}>
          <LeafButton
            name="Previous destination"
            icon={ArrowLeft}
            isOff={isAtStart}
            onPress={() => leaf(-1)}
          />
          <LeafButton name="Next destination" icon={ArrowRight} isOff={isAtEnd} onPress={() => leaf(1)} />
        </div>
      </div>
      <ul
        ref={strip}
        onScroll={look}
        className="flex snap-x snap-mandatory scroll-px-(--gutter) gap-5 overflow-x-auto px-(--gutter) pb-4 motion-reduce:scroll-auto lg:measure lg:scroll-px-0 lg:px-0"
      >
        {places.map((place) => (
          <li
            key={place.name}
            className="w-[min(78vw,23.5rem)] shrink-0 snap-start lg:w-[calc((100%-2.5rem)/3)]"
          >
            <Link to={destinationAddress(place)} className="group block">
              {place.picture ? (
                <span className="block overflow-hidden rounded-card">
                  <Picture
                    picture={place.picture.wide}
                    tall={place.picture.tall}
                    sizes={SIZES}
                    className="aspect-[4/5] h-auto w-full transition-transform duration-200 ease-quiet group-hover:scale-[1.03] motion-reduce:transform-none sm:aspect-[5/4]"
                  />
                </span>
              ) : (
                <span className={hasPictures ? NO_PICTURE : 'block border-t border-edge'}>
                  {hasPictures && <RidgeLine />}
                </span>
              )}
              <span className="mt-3 block font-display text-2xl font-semibold group-hover:text-teesta">
                {place.name}
              </span>
              <span className="mt-0.5 block text-ink-soft">{place.line}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

type LeafButtonProps = { name: string; icon: typeof ArrowLeft; isOff: boolean; onPress: () => void };

/** `aria-disabled`, not `disabled`, which would lose the focus. */
function LeafButton({ name, icon: Icon, isOff, onPress }: LeafButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isOff}
      onClick={isOff ? undefined : onPress}
      className="grid size-12 place-items-center rounded-full border border-edge transition-colors duration-200 hover:border-ink aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <Icon className="size-5" />
    </button>
  );
}

function useStripEnds(strip: React.RefObject<HTMLElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false });
  function look() {
    if (!strip.current) return;
    const { scrollLeft, clientWidth, scrollWidth } = strip.current;
    const next = { isAtStart: scrollLeft < 8, isAtEnd: scrollLeft + clientWidth > scrollWidth - 8 };
    setEnds((last) => (last.isAtStart === next.isAtStart && last.isAtEnd === next.isAtEnd ? last : next));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one observer
  useEffect(() => {
    // Measures when the strip is drawn, which on phones is late.
    const observer = new ResizeObserver(look);
    if (strip.current) observer.observe(strip.current);
    return () => observer.disconnect();
  }, []);
  return { ...ends, look };
}
