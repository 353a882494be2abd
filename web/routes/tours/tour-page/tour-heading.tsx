import { ChevronRight, MapPin } from 'lucide-react';
import { href, Link } from 'react-router';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { Rating } from '../../../features/tours/card/rating.tsx';
import { classNames } from '../../../ui/class-names.ts';

export function TourHeading({ tour }: { tour: TourDetail }) {
  return (
    <header>
      <nav aria-label="Breadcrumb" className="text-sm print:hidden">
        <ol className="flex flex-wrap items-center gap-x-1.5 text-ink-soft">
          <Crumb to={href('/home')} text="Home" />
          <Crumb to={href('/tours')} text="Tours" />
          <Crumb
            to={`${href('/tours/search')}?${new URLSearchParams({ city: tour.city })}`}
            text={tour.city}
            isLast
          />
          <li aria-current="page" className="hidden max-w-[24rem] truncate sm:block">
            {tour.title}
          </li>
        </ol>
      </nav>
      <h1 className="mt-1 text-title">{tour.title}</h1>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-5">
        <a href="#reviews" className="inline-flex min-h-8 items-center hover:underline">
          <Rating avgRating={tour.avgRating} reviewCount={tour.reviewCount} />
        </a>
        <p className="inline-flex items-start gap-1.5 text-ink-soft">
          <MapPin className="mt-1 size-4 shrink-0 text-teesta" />
          <span>
            <span className="font-semibold text-ink">{tour.city}</span>
            <span aria-hidden="true"> · </span>
            <span className="sr-only">: </span>
            {tour.address}
          </span>
        </p>
      </div>
    </header>
  );
}

function Crumb({ to, text, isLast }: { to: string; text: string; isLast?: boolean }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Link to={to} className="inline-flex min-h-11 items-center hover:text-teesta hover:underline">
        {text}
      </Link>
      <ChevronRight className={classNames('size-3.5', isLast && 'hidden sm:block')} />
    </li>
  );
}
