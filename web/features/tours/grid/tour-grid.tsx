import { Check, Clock, Heart, MapPin, Plus, Star } from 'lucide-react';
import { TOURS_PER_PAGE } from '../../../../contracts/tours/tour-filters.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { RepeatedIcons } from '../../../ui/repeated-icon.tsx';
import { IconSheet } from '../../../ui/repeated-icon.tsx';
import { TripInAddress } from '../../trip/use-tell-trip.ts';
import type { CardTour } from '../card/card-of.ts';
import { TourCard } from '../card/tour-card.tsx';
import { TOUR_GRID, TOUR_ROWS } from './tour-grid-style.ts';

const CARD_ICONS: RepeatedIcons = {
  check: Check,
  clock: Clock,
  heart: Heart,
  'map-pin': MapPin,
  plus: Plus,
  star: Star,
};

type Props = {
  tours: CardTour[];
  headingLevel?: 'h2' | 'h3';
  isFirstView?: boolean;
  /** Cards beyond the first page skip layout while out of view. */
  isLong?: boolean;
  isChoice?: boolean;
  isStill?: boolean;
};

export function TourGrid({ tours, headingLevel, isFirstView = false, isLong, isChoice, isStill }: Props) {
  return (
    <>
      {!isStill && <TripInAddress />}
      <IconSheet icons={CARD_ICONS} />
      <ul className={isChoice ? TOUR_ROWS : TOUR_GRID}>
        {tours.map((tour, index) => (
          <li
            key={tour._id}
            className={classNames(
              'min-w-0 max-[36rem]:@container',
              isLong && index >= TOURS_PER_PAGE && 'unseen-29 max-[36rem]:unseen-19',
            )}
          >
            <TourCard
              tour={tour}
              headingLevel={headingLevel}
              isFirst={isFirstView && index === 0}
              isInStrip={isChoice}
              isStill={isStill}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
