import { Images } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { useLocation, useViewTransitionState } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

const PhotoLightbox = lazyPart(
  () => import('../../../features/pictures/photo-lightbox.tsx'),
  'PhotoLightbox',
);

const MAX_SIDE_PICTURES = 2;
/** On phones 113vw, rounded down as `WINDOW_WIDE` is. */
const FIRST_SIZES = '(min-width: 1024px) 520px, (min-width: 640px) 66vw, 110vw';
const BESIDE_SIZES = '(min-width: 1024px) 260px, (min-width: 640px) 33vw, 1px';

type Props = {
  tour: Pick<TourDetail, 'title' | 'city' | 'picture' | 'pictures'>;
  /** On the first picture. */
  children: ReactNode;
};

export function TourGallery({ tour, children }: Props) {
  const { pathname } = useLocation();
  const isTurning = useViewTransitionState(pathname);
  const [shown, setShown] = useState<number>();
  const pictures = tour.pictures.length > 0 ? tour.pictures : [tour.picture];
  const [first = tour.picture, ...others] = pictures;
  const beside = others.slice(0, MAX_SIDE_PICTURES);
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setShown(index);
  };
  return (
    <div
      className={classNames(
        'relative -mx-5 overflow-hidden sm:mx-0 sm:rounded-card print:hidden',
        beside.length > 0 && 'sm:grid sm:grid-cols-[2fr_1fr] sm:gap-2',
      )}
    >
      <a
        href={first.url}
        data-opens-here=""
        onClick={open(0)}
        className={classNames('block', isTurning && 'turning-picture')}
      >
        <span className="sr-only">Open: </span>
        <Picture
          picture={first}
          sizes={FIRST_SIZES}
          // A photo given by address only has no alt text.
          alt={first.alt || `${tour.title}, ${tour.city}`}
          haste="first"
          className="aspect-[4/3] w-full sm:aspect-auto sm:h-[clamp(15rem,32vw,25rem)]"
        />
      </a>
      {beside.length > 0 && (
        <div className="hidden gap-2 sm:grid sm:h-[clamp(15rem,32vw,25rem)] sm:auto-rows-fr">
          {beside.map((picture, place) => (
            <a
              key={picture.url}
              href={picture.url}
              data-opens-here=""
              onClick={open(place + 1)}
              className="block min-h-0"
            >
              <span className="sr-only">Open: </span>
              <Picture picture={picture} sizes={BESIDE_SIZES} className="size-full" />
            </a>
          ))}
        </div>
      )}
      {pictures.length > 1 && (
        <button
          type="button"
          onClick={() => setShown(0)}
          className="absolute right-3 bottom-3 inline-flex min-h-11 items-center gap-2 rounded-full bg-paper/95 px-4 font-semibold text-ink hover:bg-paper noscript:hidden"
        >
          <Images className="size-5" />
          {countOf(pictures.length, 'picture')}
        </button>
      )}
      {children}
      {shown !== undefined && (
        <PhotoLightbox
          pictures={pictures.map((picture) => ({ picture, caption: picture.alt }))}
          index={shown}
          onClose={() => setShown(undefined)}
        />
      )}
    </div>
  );
}
