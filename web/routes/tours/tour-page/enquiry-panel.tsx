import { travelMonths } from '../../../../contracts/enquiries/travel-months.ts';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import type { PolicyFigures } from '../../../../contracts/policies/policy-figures.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { isMonth, monthOfTrip } from '../../../../contracts/tours/trip.ts';
import { PeopleAndDate } from '../../../features/enquiry/enquiry-fields.tsx';
import { EnquiryForm } from '../../../features/enquiry/enquiry-form.tsx';
import { useTrip } from '../../../features/trip/trip-store.ts';
import { TripInAddress } from '../../../features/trip/use-tell-trip.ts';
import { PartyFields } from './cost/party-fields.tsx';
import { TripCost } from './cost/trip-cost.tsx';
import { departureId } from './dossier/chosen-departure.ts';
import { EnquireFold } from './enquire-fold.tsx';

export function EnquiryPanel({ tour, figures }: { tour: TourDetail; figures: PolicyFigures }) {
  return (
    <div
      id="enquiry"
      className="rounded-card border border-mist bg-sheet p-5 sm:p-6 lg:sticky lg:top-[calc(5rem+var(--message,0px))] lg:max-h-[calc(100dvh-6rem-var(--message,0px))] lg:overflow-y-auto lg:scroll-pt-28 lg:overscroll-contain"
    >
      <TripInAddress />
      {tour.departures.map(({ day }) => (
        <div key={day} id={departureId(day)} />
      ))}
      <EnquiryForm
        variant="tour"
        tourName={tour.title}
        arrange={({ form, isAnswered, fields, rest }) => (
          <>
            <TripQuestions />
            <TripCost tour={tour} figures={figures} />
            <EnquireFold form={form} isOpen={isAnswered}>
              {fields}
              <PartyFields tour={tour} />
              {rest}
            </EnquireFold>
          </>
        )}
      />
    </div>
  );
}

function TripQuestions() {
  const { people, when } = useTrip();
  const date = when !== undefined && isMonth(when) ? { month: nextMonth(when) } : { day: when };
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-4 *:grow *:basis-31 *:last:grow-[2] *:last:basis-36">
      <PeopleAndDate people={people} {...date} />
    </div>
  );
}

/** "may" as "May 2027". */
function nextMonth(month: string): string | undefined {
  const today = todayInIndia();
  const ahead = monthOfTrip(month) - monthOfTrip(today);
  return travelMonths(today)[(ahead + 12) % 12];
}
