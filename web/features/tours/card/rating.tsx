import { Star } from 'lucide-react';
import { wordFor } from '../../../../contracts/count-of.ts';
import { RepeatedIcon } from '../../../ui/repeated-icon.tsx';

type Props = {
  avgRating: number | null;
  reviewCount: number;
  /** On a card of a list, which has the star once. */
  isInList?: boolean;
};

const STAR = 'size-4 fill-marigold text-marigold';

/** The average to one decimal with the number of reviews in brackets; nothing at all while there is no review. */
export function Rating({ avgRating, reviewCount, isInList }: Props) {
  if (avgRating === null || reviewCount === 0) return null;
  return (
    <span className="rating">
      {isInList ? (
        <RepeatedIcon name="star" className={STAR} />
      ) : (
        <Star aria-hidden="true" className={STAR} />
      )}
      <span className="sr-only">Rated </span>
      <span className="font-semibold text-ink">{avgRating.toFixed(1)}</span>
      <span className="text-ink-soft">
        {`(${reviewCount}`}
        <span className="sr-only">{` ${wordFor(reviewCount, 'review')}`}</span>)
      </span>
    </span>
  );
}
