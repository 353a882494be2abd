import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { feesOfAdult, feesText } from '../../../../contracts/dossier/fee-sum.ts';
import { ratedDetail } from '../../../../contracts/dossier/rated-detail.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { useRootData } from '../../../features/settings/use-settings.ts';
import type { CardTour } from '../../../features/tours/card/card-of.ts';
import { Price } from '../../../features/tours/card/price.tsx';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { TourHeading } from './tour-heading.tsx';
import {
  EnquiryPanel,
  RelatedList,
  TourDossier,
  TourFacts,
  TourGallery,
  TourHighlights,
  TourItinerary,
  TourReviews,
} from './tour-parts.ts';

type Props = {
  tour: TourDetail;
  related: CardTour[];
  seasonStarts?: string[];
  today: string;
  isPreview?: boolean;
};

export function TourPage({ tour, related, seasonStarts = [], today, isPreview = false }: Props) {
  return (
    <div className="measure pt-3 sm:pt-5">
      <TourHeading tour={tour} isPreview={isPreview} />
      <TourPrintHead tour={tour} />
      <TourGallery tour={tour} />
      <div className="mt-8 grid grid-cols-1 gap-x-14 gap-y-14 lg:mt-12 lg:grid-cols-[minmax(0,1fr)_24rem] print:mt-0 print:block">
        <div className="min-w-0 max-w-[44rem] print:max-w-none">
          <TourFacts tour={tour} />
          <TourHighlights highlights={tour.highlights} />
          <Description text={tour.desc} />
          <TourItinerary itinerary={tour.itinerary} />
          <TourDossier tour={tour} today={today} />
        </div>
        <aside aria-label="Booking" inert={isPreview} className="lg:row-span-2 print:hidden">
          <EnquiryPanel tour={tour} seasonStarts={seasonStarts} />
        </aside>
        {!isPreview && (
          <div className="min-w-0 max-w-[44rem] print:hidden">
            <TourReviews tour={tour} />
          </div>
        )}
      </div>
      <RelatedList tours={related} />
      {!isPreview && <StickyEnquireBar tour={tour} />}
    </div>
  );
}

function Description({ text }: { text: string }) {
  const paragraphs = text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <section aria-labelledby="about-tour" className="mt-10 print:mt-4">
      <h2 id="about-tour" className="text-heading">
        About this tour
      </h2>
      {paragraphs.map((paragraph) => (
        <p
          key={paragraph}
          className="mt-4 text-[1.0625rem] leading-[1.7] print:mt-1.5 print:text-base print:leading-snug"
        >
          {paragraph}
        </p>
      ))}
    </section>
  );
}

function TourPrintHead({ tour }: { tour: TourDetail }) {
  const root = useRootData();
  if (!root) return null;
  const { settings, siteUrl } = root;
  return (
    <div className="mt-3 mb-4 hidden border-y border-edge py-3 print:flex print:justify-between print:gap-8">
      <Price tour={ratedDetail(tour)} />
      <div className="text-right leading-snug">
        <p className="font-semibold">{settings.agencyName}</p>
        <p>{settings.phones.join(' · ')}</p>
        <p>{settings.email}</p>
        <p>{settings.addressLines.join(', ')}</p>
        <p>
          {siteUrl}/tours/{tour.slug}
        </p>
      </div>
    </div>
  );
}

function StickyEnquireBar({ tour }: { tour: TourDetail }) {
  const isFormInView = useIsInView('enquiry');
  const { search } = useLocation();
  if (isFormInView) return null;
  return (
    <div data-enquire-bar className="lg:hidden print:hidden">
      <div className="flex h-full items-center justify-between gap-2 pr-1 pl-(--gutter)">
        <p className="leading-tight">
          <span className="block text-[min(1.1875rem,24px)] font-bold tabular-nums">
            {formatRupees(tour.discountprice)}
          </span>
          <span className="block text-[min(0.8125rem,17px)] text-ink-soft">
            {`Per Person ${feesText(feesOfAdult(tour.pricing.fees))}`}
          </span>
        </p>
        <Link
          to={{ search, hash: '#enquiry' }}
          className={buttonStyle(
            'primary',
            'px-[clamp(0.25rem,64px-2rem,2rem)] max-[22rem]:px-[clamp(0.25rem,32px-1rem,1rem)] text-[min(1rem,20px)]',
          )}
        >
          Enquire
        </Link>
      </div>
    </div>
  );
}

function useIsInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
