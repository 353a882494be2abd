import { href, Link } from 'react-router';
import { formatDay } from '../../../../contracts/india-time.ts';
import type { ReviewOfTour } from '../../../../contracts/reviews/reviews.contract.ts';
import { Stars } from '../../../ui/stars.tsx';
import { Tag } from '../lists/tag.tsx';

export function UserReviews({ reviews }: { reviews: ReviewOfTour[] }) {
  return (
    <section aria-labelledby="user-reviews">
      <h2 id="user-reviews" className="text-heading">
        Reviews
      </h2>
      {reviews.length === 0 && <p className="mt-2 text-ink-soft">No reviews written yet.</p>}
      <ul className="mt-3 divide-y divide-mist">
        {reviews.map(({ _id, tourTitle, username, rating, reviewText, createdAt, isHidden }) => (
          <li key={_id} className="py-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Link
                to={`${href('/admin/reviews')}?${new URLSearchParams({ q: username })}`}
                className="inline-flex min-h-11 items-center font-semibold text-link wrap-anywhere"
              >
                {tourTitle}
              </Link>
              <Stars value={rating} />
              <time dateTime={createdAt} className="text-sm text-ink-soft">
                {formatDay(createdAt)}
              </time>
              {isHidden && <Tag tone="off">Hidden</Tag>}
            </p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {reviewText}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
