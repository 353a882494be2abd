import type { PolicyFigures } from '../../../../contracts/policies/policy-figures.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import type { CardTour } from '../../../features/tours/card/card-of.ts';
import { ToldProvider } from './cost/told-context.tsx';
import { TourActions } from './tour-actions.tsx';
import { TourHeading } from './tour-heading.tsx';
import {
  EnquireBar,
  EnquiryPanel,
  RelatedList,
  TourAnswers,
  TourDescription,
  TourDossier,
  TourFacts,
  TourGallery,
  TourHighlights,
  TourItinerary,
  TourPrintHead,
  TourReviews,
} from './tour-parts.ts';

type Props = {
  tour: TourDetail;
  related: CardTour[];
  figures: PolicyFigures;
  today: string;
  isPreview?: boolean;
};

export function TourPage({ tour, related, figures, today, isPreview = false }: Props) {
  return (
    <div className="measure pt-1 sm:pt-3">
      <TourHeading tour={tour} />
      <TourPrintHead tour={tour} />
      <ToldProvider>
        <div className="mt-3 grid grid-cols-1 gap-y-6 lg:mt-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:gap-x-10 print:mt-0 print:block">
          <TourGallery tour={tour}>{!isPreview && <TourActions tour={tour} />}</TourGallery>
          <aside
            aria-label="Booking"
            inert={isPreview}
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1 print:hidden"
          >
            <EnquiryPanel tour={tour} figures={figures} />
          </aside>
          <div className="min-w-0 max-w-[44rem] print:max-w-none">
            <TourAnswers tour={tour} hasReviews={!isPreview} />
            <TourFacts tour={tour} />
            <TourHighlights highlights={tour.highlights} />
            <TourDescription text={tour.desc} />
            <div className="max-[36rem]:unseen-340">
              <TourItinerary itinerary={tour.itinerary} />
              <TourDossier tour={tour} today={today} />
            </div>
            {!isPreview && <TourReviews tour={tour} />}
          </div>
        </div>
        {!isPreview && <EnquireBar tour={tour} />}
      </ToldProvider>
      <RelatedList tours={related} />
    </div>
  );
}
