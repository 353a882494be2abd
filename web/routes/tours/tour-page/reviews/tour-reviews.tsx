import { Star } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { ReviewView } from '../../../../../contracts/reviews/review-terms.ts';
import { REVIEW_VIEWS } from '../../../../../contracts/reviews/review-terms.ts';
import type { Review } from '../../../../../contracts/reviews/reviews.contract.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { withTrip } from '../../../../../contracts/tours/trip.ts';
import { loadFailure } from '../../../../features/failures/failed-call.ts';
import { visitorApi } from '../../../../features/session/visitor-api.ts';
import { useTrip } from '../../../../features/trip/trip-store.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { classNames } from '../../../../ui/class-names.ts';
import { Fold } from '../../../../ui/fold.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { ReviewForm } from './review-form.tsx';
import { TourReview } from './tour-review.tsx';

const FIRST_SHOWN = 6;
const FIRST_ON_PHONES = 3;
const PAGE = 50;
const nothingLoaded = (tour: TourDetail): Loaded => ({ tour, older: [], cursor: tour.reviewsCursor });

const VIEWS: [ReviewView | undefined, string][] = [
  [undefined, 'Newest'],
  ['critical', 'Critical first'],
  ['pictures', 'With pictures'],
];

export function TourReviews({ tour }: { tour: TourDetail }) {
  const [search] = useSearchParams();
  const view = REVIEW_VIEWS.find((one) => one === search.get('reviews'));
  const { reviews, hasMore, isLoading, error, showMore } = useReviews(tour, view);
  return (
    <section aria-labelledby="reviews" className="max-[36rem]:unseen-66 mt-8 sm:mt-12 print:hidden">
      <h2 id="reviews" className="text-heading">
        Reviews
      </h2>
      <RatingDistribution tour={tour} />
      {tour.reviewCount > 1 && <ReviewViews view={view} />}
      {reviews.length === 0 && (
        <p className="mt-4 text-ink-soft">
          {view
            ? 'No review of this tour has pictures yet.'
            : 'No reviews yet. If you have been on this tour, be the first.'}
        </p>
      )}
      {reviews.length > 0 && (
        <p className="mt-3 text-sm text-ink-soft">
          “Travelled with us” stands where the review came by a link that we mail after a trip. Of the others
          we cannot tell whether the traveller went with us.
        </p>
      )}
      <ReviewList reviews={reviews.slice(0, FIRST_ON_PHONES)} />
      {reviews.length > FIRST_ON_PHONES && (
        <Fold isNarrow summary={<span className="text-link">More reviews</span>}>
          <ReviewList reviews={reviews.slice(FIRST_ON_PHONES)} />
        </Fold>
      )}
      {error && (
        <Notice tone="error" role="alert" className="mb-4">
          <p>These reviews did not load. Please try again in a moment.</p>
          <p className="text-ink-soft">{error}</p>
        </Notice>
      )}
      <p role="status" className="sr-only">
        {reviews.length} of {countOf(tour.reviewCount, 'review')} shown
      </p>
      {hasMore && (
        <Button
          variant="secondary"
          busy={isLoading}
          onClick={showMore}
          className="max-sm:[details:not([open])~&]:hidden"
        >
          Show more reviews
        </Button>
      )}
      <div className="mt-4 border-t border-mist pt-4 sm:mt-8">
        <ReviewForm tourId={tour._id} tourTitle={tour.title} />
      </div>
    </section>
  );
}

function ReviewList({ reviews }: { reviews: Review[] }) {
  return (
    <ul className="divide-y divide-mist">
      {reviews.map((review) => (
        <TourReview key={review._id} review={review} />
      ))}
    </ul>
  );
}

type Props = { tour: Pick<TourDetail, 'avgRating' | 'reviewCount' | 'ratingCounts'> };

function RatingDistribution({ tour: { avgRating, reviewCount, ratingCounts } }: Props) {
  if (avgRating === null || reviewCount === 0) return null;
  const rows = ratingCounts.map((count, place) => ({ stars: place + 1, count })).reverse();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-10 gap-y-3 sm:flex-nowrap">
      <p className="leading-tight sm:shrink-0">
        <span className="flex items-center gap-2 font-display text-5xl font-semibold tabular-nums">
          {avgRating.toFixed(1)}
          <Star className="size-7 fill-marigold text-marigold" />
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

function ReviewViews({ view }: { view: ReviewView | undefined }) {
  const trip = useTrip();
  return (
    <nav aria-label="Order of the reviews" className="mt-5 flex flex-wrap gap-2 print:hidden">
      {VIEWS.map(([to, text]) => (
        <Link
          key={text}
          to={{ search: `?${withTrip(new URLSearchParams(to && { reviews: to }), trip)}`, hash: '#reviews' }}
          replace
          preventScrollReset
          aria-current={to === view ? 'true' : undefined}
          className={classNames(
            'inline-flex min-h-11 items-center rounded-full border px-4 text-[0.9375rem]',
            to === view ? 'border-pine bg-sunken font-semibold' : 'border-mist hover:border-edge',
          )}
        >
          {text}
        </Link>
      ))}
    </nav>
  );
}

type Loaded = { tour: TourDetail; older: Review[]; cursor: string | null };

function useReviews(tour: TourDetail, view: ReviewView | undefined) {
  const [shownCount, setShownCount] = useState(FIRST_SHOWN);
  const [latest, setLoaded] = useState(() => nothingLoaded(tour));
  const [isLoading, setIsLoading] = useState(false);
  const [error, setError] = useState<string>();
  // A new review reloads the tour; pages loaded for the old one no longer fit.
  const loaded = latest.tour === tour ? latest : nothingLoaded(tour);
  const reviews = [...tour.reviews, ...loaded.older];
  const isEveryLoadedShown = shownCount >= reviews.length;

  async function loadOlder(cursor: string): Promise<void> {
    setIsLoading(true);
    setError(undefined);
    try {
      const page = await visitorApi.listTourReviews({
        params: { id: tour._id },
        query: { limit: PAGE, cursor, ...(view && { view }) },
      });
      setLoaded({ tour, older: [...loaded.older, ...page.data], cursor: page.nextCursor });
      setShownCount(reviews.length + page.data.length);
    } catch (caught) {
      setError(loadFailure(caught).text);
    } finally {
      setIsLoading(false);
    }
  }

  function showMore(): void {
    if (!isEveryLoadedShown) setShownCount(reviews.length);
    else if (loaded.cursor && !isLoading) void loadOlder(loaded.cursor);
  }

  return {
    reviews: reviews.slice(0, shownCount),
    hasMore: !isEveryLoadedShown || loaded.cursor !== null,
    isLoading,
    error,
    showMore,
  };
}
