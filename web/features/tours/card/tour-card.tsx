import { href, Link, useViewTransitionState } from 'react-router';
import { suits } from '../../../../contracts/dossier/suits.ts';
import { pathWithTrip } from '../../../../contracts/tours/trip.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { RepeatedIcon } from '../../../ui/repeated-icon.tsx';
import { CompareButton } from '../../compare/compare-button.tsx';
import { SaveButton } from '../../saved-tours/save-button.tsx';
import { useTrip } from '../../trip/trip-store.ts';
import { CARD_SIZES } from '../grid/tour-grid-style.ts';
import type { CardTour } from './card-of.ts';
import { LatePrice } from './late-price.tsx';
import { Rating } from './rating.tsx';

type Props = {
  tour: CardTour;
  headingLevel?: 'h2' | 'h3';
  isFirst?: boolean;
  isInStrip?: boolean;
  /** No view transition: on another tour's page its name would be used twice. */
  isStill?: boolean;
};

/** The title's link covers the card; the button lies above it. */
export function TourCard({ tour, headingLevel: Heading = 'h2', isFirst, isInStrip, isStill = false }: Props) {
  const address = pathWithTrip(href('/tours/:id', { id: tour.slug }), useTrip());
  const isTurning = useViewTransitionState(address);
  const way = { to: address, prefetch: 'intent', viewTransition: !isStill } as const;
  return (
    <article className="tour-card group relative flex h-full flex-col">
      <div
        className={classNames(
          'card-frame overflow-hidden rounded-card',
          isTurning && !isStill && 'turning-picture',
        )}
      >
        <Picture
          picture={tour.picture}
          sizes={CARD_SIZES[isInStrip ? 'strip' : 'rows']}
          alt=""
          haste={isFirst ? 'first' : 'late'}
          className="card-photo"
        />
      </div>
      <SaveButton tour={tour} look="heart" className="absolute top-2 right-2 z-10" />
      <div className="card-facts">
        <span className="card-place">
          <RepeatedIcon name="map-pin" className="size-4" />
          {tour.city}
        </span>
        <Rating avgRating={tour.avgRating} reviewCount={tour.reviewCount} isInList />
      </div>
      <Heading className="card-title">
        <Link {...way} className="card-link">
          {tour.title}
        </Link>
      </Heading>
      <p className="card-length">
        <RepeatedIcon name="clock" className="size-4 shrink-0" />
        {tour.duration}
      </p>
      <p className="card-traits">{traitsOf(tour)}</p>
      <div className="card-foot mt-auto pt-4">
        <LatePrice tour={tour} className="card-price" />
        <div className="card-actions">
          <ButtonLink {...way} variant="secondary" className="grow">
            View Tour<span className="sr-only">{`: ${tour.title}`}</span>
          </ButtonLink>
          <CompareButton tour={tour} look="quiet" />
        </div>
      </div>
    </article>
  );
}

function traitsOf(tour: CardTour): string {
  const { difficulty, minAge, highestMetres } = tour;
  const traits = [
    difficulty,
    suits('seniors', tour) && 'good for seniors',
    minAge !== null && `children from\u00a0${minAge}`,
    highestMetres !== null && `up to\u00a0${highestMetres.toLocaleString('en-IN')}\u00a0m`,
  ];
  return traits.filter(Boolean).join(' · ');
}
