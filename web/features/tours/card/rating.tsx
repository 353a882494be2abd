import { Star } from 'lucide-react';
import { wordFor } from '../../../../contracts/count-of.ts';
import { RepeatedIcon } from '../../../ui/repeated-icon.tsx';

type Props = {
  avgRating: number | null;
  reviewCount: number;
  isInList?: boolean;
};

export function Rating({ avgRating, reviewCount, isInList }: Props) {
  const star = avgRating === null ? 'size-4 text-ink-soft' : 'size-4 fill-marigold text-marigold';
  return (
    <span className="rating">
      {isInList ? <RepeatedIcon name="star" className={star} /> : <Star className={star} />}
      {avgRating !== null && (
        <>
          <span className="sr-only">Rated </span>
          <span className="font-semibold text-ink">{avgRating.toFixed(1)}</span>
        </>
      )}
      <span className="text-ink-soft">
        {`(${reviewCount}`}
        <span className="sr-only">{` ${wordFor(reviewCount, 'review')}`}</span>)
      </span>
    </span>
  );
}
