import { TOURS_PER_PAGE } from '../../contracts/tour-filters.ts';
import type { CardTour } from '../lib/card-of.ts';
import { classNames } from '../lib/class-names.ts';
import { TourCard } from './tour-card.tsx';
import { TOUR_GRID } from './tour-grid-style.ts';

type Props = {
  tours: CardTour[];
  headingLevel?: 'h2' | 'h3';
  isFirstView?: boolean;
  /** Perhaps hundreds of cards: those beyond the first page are neither laid out nor painted while out of sight. */
  isLong?: boolean;
  /** Leaves out the last ones wherever they would not fill a row. */
  fillsRows?: boolean;
};

const OUT_OF_SIGHT =
  '[content-visibility:auto] [contain-intrinsic-size:auto_29rem] [overflow-clip-margin:8px]';

/** One, two, three or four cards a row: spans of a grid of 12. */
export function TourGrid({ tours, headingLevel, isFirstView = false, isLong, fillsRows }: Props) {
  return (
    <ul className={TOUR_GRID}>
      {tours.map((tour, index) => (
        <li
          key={tour._id}
          className={classNames(
            'min-w-0',
            isLong && index >= TOURS_PER_PAGE && OUT_OF_SIGHT,
            fillsRows && hiddenInLastRow(index, tours.length),
          )}
        >
          <TourCard tour={tour} headingLevel={headingLevel} isFirst={isFirstView && index === 0} />
        </li>
      ))}
    </ul>
  );
}

const HIDDEN_AT = [
  { perRow: 2, look: 'min-[576px]:max-[768px]:hidden' },
  { perRow: 3, look: 'min-[768px]:max-[992px]:hidden' },
  { perRow: 4, look: 'min-[992px]:hidden' },
];

/** Hides a card where its row would be the last and not full, unless it is the only row. */
function hiddenInLastRow(index: number, count: number): string {
  return HIDDEN_AT.filter(({ perRow }) => count > perRow && index >= count - (count % perRow))
    .map(({ look }) => look)
    .join(' ');
}
