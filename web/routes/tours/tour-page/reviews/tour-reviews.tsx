import { useSearchParams } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import { REVIEW_VIEWS } from '../../../../../contracts/reviews/review-terms.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { RatingDistribution } from './rating-distribution.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewViews } from './review-views.tsx';
import { TourReview } from './tour-review.tsx';
import { useReviews } from './use-reviews.ts';

export function TourReviews({ tour }: { tour: TourDetail }) {
  const [search] = useSearchParams();
  const view = REVIEW_VIEWS.find((one) => one === search.get('reviews'));
  const { reviews, hasMore, isLoading, error, showMore } = useReviews(tour, view);
  return (
    <section aria-labelledby="reviews">
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
        <p className="mt-4 text-sm text-ink-soft">
          “Travelled with us” stands where the review came by a link that we mail after a trip. Of the others
          we cannot tell whether the traveller went with us.
        </p>
      )}
      <ul className="mt-4 divide-y divide-mist">
        {reviews.map((review) => (
          <TourReview key={review._id} review={review} />
        ))}
      </ul>
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
        <Button variant="secondary" busy={isLoading} onClick={showMore}>
          Show more reviews
        </Button>
      )}
      <div className="mt-10 border-t border-mist pt-8">
        <ReviewForm tourId={tour._id} tourTitle={tour.title} />
      </div>
    </section>
  );
}
