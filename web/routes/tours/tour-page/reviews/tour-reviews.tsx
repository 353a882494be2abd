import { countOf } from '../../../../../contracts/count-of.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { useSettings } from '../../../../features/settings/use-settings.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Stars } from '../../../../ui/stars.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { RatingDistribution } from './rating-distribution.tsx';
import { ReviewForm } from './review-form.tsx';
import { useReviews } from './use-reviews.ts';

export function TourReviews({ tour }: { tour: TourDetail }) {
  const { reviews, hasMore, isLoading, error, showMore } = useReviews(tour);
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="text-heading">
        Reviews
      </h2>
      <RatingDistribution tour={tour} />
      {reviews.length === 0 && (
        <p className="mt-4 text-ink-soft">No reviews yet. If you have been on this tour, be the first.</p>
      )}
      <ul className="mt-4 divide-y divide-mist">
        {reviews.map((review) => (
          <li key={review._id} className="py-6 first:pt-3">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="font-semibold">{review.username}</span>
              <Stars value={review.rating} />
              <time dateTime={review.createdAt} className="text-sm text-ink-soft">
                {formatDay(review.createdAt)}
              </time>
            </div>
            <p className="mt-2 whitespace-pre-line">{review.reviewText}</p>
            {review.reply && <ReviewReply reply={review.reply} repliedAt={review.repliedAt} />}
          </li>
        ))}
      </ul>
      {error && (
        <Notice tone="error" role="alert" className="mb-4">
          {error}
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

/** The agency's answer, under the review that it answers. */
function ReviewReply({ reply, repliedAt }: { reply: string; repliedAt: string | null }) {
  const { agencyName } = useSettings();
  return (
    <div className="mt-4 border-l-2 border-teesta pl-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="font-semibold">Reply from {agencyName}</span>
        {repliedAt && (
          <time dateTime={repliedAt} className="text-ink-soft">
            {formatDay(repliedAt)}
          </time>
        )}
      </p>
      <p className="mt-1 whitespace-pre-line wrap-anywhere">{reply}</p>
    </div>
  );
}
