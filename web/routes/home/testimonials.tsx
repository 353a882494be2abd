import { href, Link } from 'react-router';
import { formatDay } from '../../../contracts/india-time.ts';
import type { ReviewHighlight } from '../../../contracts/reviews/reviews.contract.ts';
import { Stars } from '../../ui/stars.tsx';

export function Testimonials({ reviews }: { reviews: ReviewHighlight[] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="mt-20 sm:mt-28">
      <div className="measure">
        <h2 id="testimonials" className="text-title">
          What travellers tell us
        </h2>
        <p className="mt-3 text-lead text-ink-soft">
          From the reviews on our tours, in their own words; the critical ones stand there too.
        </p>
      </div>
      <ul className="mt-9 flex snap-x snap-mandatory scroll-px-5 gap-4 overflow-x-auto px-5 pb-3 md:measure md:block md:columns-2 md:gap-x-10 md:overflow-visible md:px-0 md:pb-0 lg:columns-3">
        {reviews.map((review) => (
          <li
            key={review._id}
            className="w-[min(84vw,24rem)] shrink-0 snap-start border-t border-edge pt-5 md:mb-10 md:w-auto md:break-inside-avoid"
          >
            <Testimonial review={review} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Testimonial({ review }: { review: ReviewHighlight }) {
  const { username, reviewText, rating, createdAt, tourTitle, tourSlug } = review;
  return (
    <figure>
      <Stars value={rating} />
      <blockquote
        dir="auto"
        className="mt-3 line-clamp-[9] font-display text-[1.1875rem] leading-[1.5] whitespace-pre-line"
      >
        {reviewText}
      </blockquote>
      <figcaption className="mt-4 text-[0.9375rem]">
        <bdi className="font-semibold">{username}</bdi>
        <span className="text-ink-soft">, {formatDay(createdAt)}</span>
        <Link to={href('/tours/:id', { id: tourSlug })} className="text-link flex min-h-11 items-center">
          {tourTitle}
        </Link>
      </figcaption>
    </figure>
  );
}
