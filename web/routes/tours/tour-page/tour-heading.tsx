import { ChevronRight, MapPin, Printer } from 'lucide-react';
import { href, Link } from 'react-router';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { CompareButton } from '../../../features/compare/compare-button.tsx';
import { SaveButton } from '../../../features/saved-tours/save-button.tsx';
import { Rating } from '../../../features/tours/card/rating.tsx';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ShareButton } from './tour-parts.ts';

type Props = { tour: TourDetail; isPreview?: boolean };

export function TourHeading({ tour, isPreview = false }: Props) {
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
      <h1 className="mt-2 max-w-[30ch] text-title sm:mt-4">{tour.title}</h1>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-1.5">
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
      {!isPreview && (
        <div className="mt-4">
          <TourActions tour={tour} />
        </div>
      )}
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

function TourActions({ tour }: { tour: TourDetail }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:gap-1 print:hidden">
      <SaveButton tour={tour} look="button" className="max-sm:px-3" />
      <CompareButton tour={tour} look="button" className="max-sm:px-3" />
      <ShareButton title={tour.title} path={href('/tours/:id', { id: tour.slug })} isCompact />
      <button
        type="button"
        onClick={() => print()}
        className={buttonStyle('secondary', 'max-sm:px-3 noscript:hidden')}
      >
        <Printer className="size-5" />
        <span className="max-sm:sr-only">Print</span>
      </button>
    </div>
  );
}
