import { type RefObject, useEffect, useRef, useState } from 'react';
import { href, Link } from 'react-router';
import { formatDay } from '../../../contracts/india-time.ts';
import type { ReviewHighlight } from '../../../contracts/reviews/reviews.contract.ts';
import { CallUs } from '../../features/contact/call-us.tsx';
import { OfficeDetails } from '../../features/contact/office-details.tsx';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import type { GalleryTile } from '../../features/pictures/gallery-pictures.server.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { Stars } from '../../ui/stars.tsx';
import { ContactForm } from './contact/contact-form.tsx';
import { DestinationSlider } from './destination-slider.tsx';
import type { HomeContent } from './home.tsx';
import type { HomePlace } from './home-places.server.ts';
import type { Drawing } from './service-signs.server.ts';
import { Services } from './services.tsx';
import { DayOnTour } from './videos/day-on-tour.tsx';

const SEEN = 0.1;

const LARGE = '(min-width: 1240px) 620px, (min-width: 1024px) 50vw, 100vw';
const SMALL = '(min-width: 1240px) 330px, (min-width: 1024px) 27vw, 54vw';

type Props = {
  content: HomeContent;
  services: { drawing: Drawing; name: string; text: string }[];
  reviews: { data: ReviewHighlight[] };
  recent: GalleryTile[];
  places: HomePlace[];
};

export function BelowTheFold({ content, services, reviews, recent, places }: Props) {
  return (
    <>
      <Services content={{ ...content.services, items: services }} />
      <DayOnTour film={content.film} day={content.dayOnTour} />
      <RecentGallery content={content.recentGallery} pictures={recent} />
      <Testimonials content={content.testimonials} reviews={reviews.data} />
      {places.length > 0 && <DestinationSlider content={content.places} places={places} />}
      <GetInTouch content={content.getInTouch} />
      <Newsletter content={content.newsletter} />
    </>
  );
}

function GetInTouch({ content }: { content: HomeContent['getInTouch'] }) {
  return (
    <section
      aria-labelledby="get-in-touch"
      className="max-[36rem]:unseen-95 measure mt-20 grid gap-x-16 gap-y-10 sm:mt-28 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,38rem)] lg:items-start"
    >
      <div>
        <h2 id="get-in-touch" className="text-title">
          {content.heading}
        </h2>
        <h3 className="mt-3 text-[1.3125rem] text-teesta">{content.subheading}</h3>
        <p className="mt-2 mb-8 text-lead text-ink-soft">{content.lead}</p>
        <OfficeDetails />
      </div>
      <div className="rounded-card border border-mist bg-sheet p-5 sm:p-8">
        <ContactForm tourTypes={content.tourTypes} />
      </div>
    </section>
  );
}

type GalleryProps = { content: HomeContent['recentGallery']; pictures: GalleryTile[] };

function RecentGallery({ content, pictures }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="recent-gallery" className="max-[36rem]:unseen-42 measure mt-20 sm:mt-28">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <h2 id="recent-gallery" className="text-title">
          {content.heading}
        </h2>
        <ButtonLink to={href('/gallery')} variant="secondary">
          {content.more}
        </ButtonLink>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {pictures.map(({ id, picture }, place) => (
          <li
            key={id}
            className={classNames('overflow-hidden rounded-card', place === 0 && 'col-span-2 row-span-2')}
          >
            <Link to={`${href('/gallery')}#${id}`} className="group block h-full">
              <Picture
                picture={picture}
                sizes={place === 0 ? LARGE : SMALL}
                className="aspect-[4/3] size-full transition-transform duration-200 ease-quiet group-hover:scale-[1.03] motion-reduce:transform-none"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Newsletter({ content }: { content: HomeContent['newsletter'] }) {
  const section = useRef<HTMLElement>(null);
  const isWaiting = useEntrance(section);
  return (
    <section
      ref={section}
      aria-labelledby="newsletter"
      data-entrance={isWaiting ? 'waiting' : undefined}
      className="max-[36rem]:unseen-43 measure mt-20 sm:mt-28"
    >
      <div
        className={classNames(
          'grid grid-cols-1 overflow-hidden rounded-card border border-mist bg-sheet transition-[translate] duration-200 ease-quiet motion-reduce:transition-none lg:grid-cols-[1.35fr_1fr] print:translate-y-0',
          // Moved, never hidden: on a slow phone the script may come long after the visitor.
          isWaiting && 'translate-y-10',
        )}
      >
        <div className="p-6 sm:p-10 lg:p-12">
          <h2 id="newsletter" className="max-w-[24ch] text-heading">
            {content.heading}
          </h2>
          <NewsletterForm />
          <p className="text-ink-soft">{content.foot}</p>
        </div>
        <CallUs className="p-6 sm:p-10 lg:p-12" />
      </div>
    </section>
  );
}

function useEntrance(place: RefObject<HTMLElement | null>): boolean {
  const [isWaiting, setIsWaiting] = useState(false);

  useEffect(() => {
    if (!place.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isIn = entry !== undefined && entry.intersectionRatio >= SEEN;
        setIsWaiting(!isIn && entry !== undefined && entry.boundingClientRect.top > 0);
        if (isIn) observer.disconnect();
      },
      { threshold: SEEN },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);

  return isWaiting;
}

type TestimonialsProps = { content: HomeContent['testimonials']; reviews: ReviewHighlight[] };

function Testimonials({ content, reviews }: TestimonialsProps) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="testimonials" className="max-[36rem]:unseen-31 mt-20 sm:mt-28">
      <div className="measure">
        <h2 id="testimonials" className="text-title">
          {content.heading}
        </h2>
        <p className="mt-3 text-lead text-ink-soft">{content.lead}</p>
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
