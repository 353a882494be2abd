import { href, Link } from 'react-router';
import type { OwnReview } from '../../../../contracts/accounts/own-account.contract.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { Stars } from '../../../ui/stars.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

export function OwnReviews({ reviews }: { reviews: OwnReview[] }) {
  if (reviews.length === 0) {
    return (
      <EmptyState
        title="No reviews yet"
        text="After a journey, tell the next travellers on the tour’s page what they should know."
      />
    );
  }
  return (
    <ul className="grid gap-8">
      {reviews.map(
        ({
          _id,
          tourTitle,
          tourSlug,
          rating,
          reviewText,
          createdAt,
          reply,
          isHidden,
          isWaiting,
          isTourPublic,
        }) => (
          <li key={_id}>
            <h3 className="text-xl">
              {isTourPublic ? (
                <Link to={href('/tours/:id', { id: tourSlug })} className="text-link">
                  {tourTitle}
                </Link>
              ) : (
                tourTitle
              )}
            </h3>
            <p className="mt-1.5 flex items-center gap-3 text-sm text-ink-soft">
              <Stars value={rating} /> {formatDay(createdAt)}
            </p>
            <p dir="auto" className="mt-2 leading-relaxed whitespace-pre-line wrap-anywhere">
              {reviewText}
            </p>
            {isHidden && (
              <p className="mt-2 text-sm text-ink-soft">
                {isWaiting
                  ? 'We look at it before it is shown: until then only you see this review.'
                  : 'Hidden by our staff: only you see this review. Write to us if you think that is a mistake.'}
              </p>
            )}
            {reply && (
              <p dir="auto" className="mt-3 border-l-2 border-teesta pl-4 whitespace-pre-line wrap-anywhere">
                <span className="block text-sm text-ink-soft">Our reply</span>
                {reply}
              </p>
            )}
          </li>
        ),
      )}
    </ul>
  );
}
