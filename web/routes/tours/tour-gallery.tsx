import { Images } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import type { TourDetail } from '../../../contracts/tours.contract.ts';
import { TourPicture } from '../../components/tour-picture.tsx';
import { classNames } from '../../lib/class-names.ts';
import { lazyPart } from '../../lib/lazy-part.ts';
import { picturesOf } from '../../lib/tour-pictures.ts';

const PhotoLightbox = lazyPart(() => import('../../components/photo-lightbox.tsx'), 'PhotoLightbox');

/** Pictures that stand beside the first; more of them are in the window alone. */
const MOST_BESIDE = 2;

/** The tour's photo with others beside it; each opens large. Without script it opens as a file. */
export function TourGallery({ tour }: { tour: TourDetail }) {
  const [shown, setShown] = useState<number>();
  const pictures = picturesOf(tour);
  const beside = pictures.slice(1, 1 + MOST_BESIDE);
  const open = (index: number) => (event: MouseEvent) => {
    event.preventDefault();
    setShown(index);
  };
  return (
    <div
      className={classNames(
        'relative -mx-5 mt-6 overflow-hidden sm:mx-0 sm:rounded-card print:hidden',
        beside.length > 0 && 'sm:grid sm:grid-cols-[2fr_1fr] sm:gap-2',
      )}
    >
      <a href={tour.photo} onClick={open(0)} className="block">
        <span className="sr-only">Open: </span>
        <TourPicture
          photo={tour.photo}
          city={tour.city}
          alt={pictures[0]?.alt ?? tour.title}
          isFirst
          className="aspect-[4/3] w-full sm:aspect-auto sm:h-[clamp(16rem,38vw,30rem)]"
        />
      </a>
      {beside.length > 0 && (
        <div className="hidden gap-2 sm:grid sm:h-[clamp(16rem,38vw,30rem)] sm:auto-rows-fr">
          {beside.map((picture, place) => (
            <a key={picture.src} href={picture.src} onClick={open(place + 1)} className="block min-h-0">
              <span className="sr-only">Open: </span>
              <TourPicture photo={picture.src} city={tour.city} alt={picture.alt} className="h-full w-full" />
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
          <Images aria-hidden="true" className="size-5" />
          {pictures.length} pictures
        </button>
      )}
      {shown !== undefined && (
        <Suspense>
          <PhotoLightbox pictures={pictures} index={shown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
