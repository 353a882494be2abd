import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { EnquiryForm } from '../../../features/enquiry/enquiry-form.tsx';
import { PartyFields } from './cost/party-fields.tsx';
import { TripCost } from './cost/trip-cost.tsx';
import { departureId } from './dossier/chosen-departure.ts';

export function EnquiryPanel({ tour, seasonStarts }: { tour: TourDetail; seasonStarts: string[] }) {
  return (
    <div
      id="enquiry"
      className="rounded-card border border-mist bg-sheet p-5 sm:p-6 lg:sticky lg:top-[calc(5rem+var(--message,0px))] lg:max-h-[calc(100dvh-6rem-var(--message,0px))] lg:overflow-y-auto lg:scroll-pt-28 lg:overscroll-contain"
    >
      {tour.departures.map(({ day }) => (
        <div key={day} id={departureId(day)} />
      ))}
      <EnquiryForm
        variant="tour"
        tourName={tour.title}
        cost={<TripCost tour={tour} seasonStarts={seasonStarts} />}
        party={<PartyFields tour={tour} />}
      />
    </div>
  );
}
