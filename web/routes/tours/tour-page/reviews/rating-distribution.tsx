import { Star } from 'lucide-react';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';

type Props = { tour: Pick<TourDetail, 'avgRating' | 'reviewCount' | 'ratingCounts'> };

export function RatingDistribution({ tour: { avgRating, reviewCount, ratingCounts } }: Props) {
  if (avgRating === null || reviewCount === 0) return null;
  const rows = ratingCounts.map((count, place) => ({ stars: place + 1, count })).reverse();
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-10 gap-y-5 rounded-card bg-sunken px-6 py-5 sm:flex-nowrap">
      <p className="leading-tight sm:shrink-0">
        <span className="flex items-center gap-2 font-display text-5xl font-semibold tabular-nums">
          {avgRating.toFixed(1)}
          <Star aria-hidden="true" className="size-7 fill-marigold text-marigold" />
        </span>
        <span className="mt-1.5 block text-sm text-ink-soft">
          out of 5, from {countOf(reviewCount, 'review')}
        </span>
      </p>
      <ul aria-label="Ratings" className="w-full max-w-[24rem] min-w-[min(13rem,100%)] text-sm tabular-nums">
        {rows.map(({ stars, count }) => (
          <li key={stars} className="flex items-center gap-3 py-0.5">
            <span className="w-[3.5rem] shrink-0 text-ink-soft">{countOf(stars, 'star')}</span>
            <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-mist">
              <span
                className="block h-full rounded-full bg-marigold"
                style={{ width: `${(count / reviewCount) * 100}%` }}
              />
            </span>
            <span className="w-8 text-right">
              <span className="sr-only">: </span>
              {count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
