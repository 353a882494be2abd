import { Star } from 'lucide-react';
import { wordFor } from '../../../../contracts/count-of.ts';

type Props = { avgRating: number | null; reviewCount: number };

/** The average to one decimal with the number of reviews in brackets; nothing at all while there is no review. */
export function Rating({ avgRating, reviewCount }: Props) {
  if (avgRating === null || reviewCount === 0) return null;
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap tabular-nums">
      <Star aria-hidden="true" className="size-4 fill-marigold text-marigold" />
      <span className="sr-only">Rated </span>
      <span className="font-semibold text-ink">{avgRating.toFixed(1)}</span>
      <span className="text-ink-soft">
        ({reviewCount}
        <span className="sr-only"> {wordFor(reviewCount, 'review')}</span>)
      </span>
    </span>
  );
}
