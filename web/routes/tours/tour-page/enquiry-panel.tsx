import { ratedDetail } from '../../../../contracts/dossier/rated-detail.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { EnquiryForm } from '../../../features/enquiry/enquiry-form.tsx';
import { Price } from '../../../features/tours/card/price.tsx';
import { TripCost } from './cost/trip-cost.tsx';
import { departureId } from './dossier/chosen-departure.ts';

export function EnquiryPanel({ tour, seasonStarts }: { tour: TourDetail; seasonStarts: string[] }) {
  return (
    <div
      id="enquiry"
      className="rounded-card border border-mist bg-sheet p-5 sm:p-7 lg:sticky lg:top-[calc(5rem+var(--message,0px))] lg:max-h-[calc(100dvh-6rem-var(--message,0px))] lg:overflow-y-auto lg:scroll-pt-28 lg:scroll-pb-24 lg:overscroll-contain lg:p-0"
    >
      <Price
        tour={ratedDetail(tour)}
        className="border-b border-mist pb-5 sm:text-lg lg:sticky lg:top-0 lg:z-10 lg:bg-sheet lg:px-7 lg:pt-6 lg:pb-4"
      />
      <div className="pt-6 lg:px-7 lg:pt-5 lg:pb-6">
        {tour.departures.map(({ day }) => (
          <div key={day} id={departureId(day)} />
        ))}
        <EnquiryForm variant="tour" tourName={tour.title}>
          <TripCost tour={tour} seasonStarts={seasonStarts} />
        </EnquiryForm>
      </div>
    </div>
  );
}
