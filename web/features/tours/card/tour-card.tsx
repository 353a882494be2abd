import { Clock, MapPin } from 'lucide-react';
import { Link } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { CompareButton } from '../../compare/compare-button.tsx';
import { SaveButton } from '../../saved-tours/save-button.tsx';
import { TOUR_CARD_SIZES } from '../grid/tour-grid-style.ts';
import type { CardTour } from './card-of.ts';
import { Price } from './price.tsx';
import { Rating } from './rating.tsx';

type Props = { tour: CardTour; headingLevel?: 'h2' | 'h3'; isFirst?: boolean };

/** The title's link covers photo and text; the View Tour button lies above it. */
export function TourCard({ tour, headingLevel: Heading = 'h2', isFirst }: Props) {
  const address = `/tours/${tour.slug}`;
  return (
    <article className="group relative flex h-full flex-col">
      <div className="overflow-hidden rounded-card">
        <Picture
          picture={tour.picture}
          sizes={TOUR_CARD_SIZES}
          alt=""
          haste={isFirst ? 'first' : 'late'}
          className="aspect-[3/2] h-auto w-full transition-transform duration-200 ease-quiet group-hover:scale-[1.02] motion-reduce:transform-none"
        />
      </div>
      <SaveButton tour={tour} look="heart" className="absolute top-2 right-2 z-10" />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="inline-flex items-center gap-1 font-medium text-teesta">
          <MapPin aria-hidden="true" className="size-4" />
          {tour.city}
        </span>
        <Rating avgRating={tour.avgRating} reviewCount={tour.reviewCount} />
      </div>
      <Heading className="mt-1.5 text-[1.3125rem] leading-snug">
        <Link
          to={address}
          className="after:absolute after:inset-0 after:rounded-card group-hover:text-teesta"
        >
          {tour.title}
        </Link>
      </Heading>
      <p className="mt-1.5 flex items-center gap-1.5 text-sm text-ink-soft">
        <Clock aria-hidden="true" className="size-4 shrink-0" />
        {tour.duration}
      </p>
      <div className="mt-auto pt-4">
        <div className="relative">
          <Price
            price={tour.price}
            discountprice={tour.discountprice}
            discount={tour.discount}
            className="border-t border-mist pt-3 text-[0.9375rem]"
          />
          <CompareButton tour={tour} look="quiet" className="absolute -right-2.5 -bottom-2.5" />
        </div>
        <ButtonLink to={address} variant="secondary" className="relative mt-3 w-full">
          View Tour<span className="sr-only">: {tour.title}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
