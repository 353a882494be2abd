import { href, Link } from 'react-router';
import type { CustomerDetail } from '../../../../../contracts/customers/customers.contract.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import { Panel } from '../../enquiries/detail/panel.tsx';

export function CustomerReviews({ reviews }: Pick<CustomerDetail, 'reviews'>) {
  if (reviews.length === 0) return null;
  return (
    <Panel title={`Reviews (${reviews.length})`}>
      <ul className="grid gap-3">
        {reviews.map(({ _id, tourTitle, tourSlug, rating, reviewText, isHidden, createdAt }) => (
          <li key={_id}>
            <p>
              <Link
                to={href('/tours/:id', { id: tourSlug })}
                className="inline-flex min-h-9 items-center text-link"
              >
                {tourTitle}
              </Link>{' '}
              <span className="text-ink-soft">
                {rating} of 5 · {formatDay(createdAt)}
                {isHidden && ' · hidden'}
              </span>
            </p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {reviewText}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
