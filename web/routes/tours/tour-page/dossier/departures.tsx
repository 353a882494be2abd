import { Link, useSearchParams } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { TourDeparture } from '../../../../../contracts/dossier/dossier.contract.ts';
import { feesOfAdult, priceText } from '../../../../../contracts/dossier/fee-sum.ts';
import { seatsLeft } from '../../../../../contracts/dossier/seats-left.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { withTrip } from '../../../../../contracts/tours/trip.ts';
import { useTrip } from '../../../../features/trip/trip-store.ts';
import { chooseDeparture, departureId } from './chosen-departure.ts';
import { DossierSection } from './dossier-section.tsx';

type Props = { tour: Pick<TourDetail, 'departures' | 'takenSeats' | 'pricing'>; today: string };

export function Departures({ tour, today }: Props) {
  const coming = tour.departures.filter(({ day }) => day >= today);
  if (coming.length === 0) return null;
  const isShared = coming.some(({ perPerson }) => perPerson !== null);
  return (
    <DossierSection
      id="departures"
      title="Fixed departures"
      lead={`On these days the tour leaves for certain: choose one to ask for it.${isShared ? ' Where a price is named you join other travellers, and may come alone.' : ''} For another date, ask us: it leaves for a party of its own.`}
    >
      <ul className="mt-4">
        {coming.map((departure) => (
          <Departure
            key={departure.day}
            {...departure}
            feesPerPerson={feesOfAdult(tour.pricing.fees)}
            left={seatsLeft(tour, departure.day) ?? departure.seats}
          />
        ))}
      </ul>
    </DossierSection>
  );
}

function Departure({
  day,
  seats,
  perPerson,
  feesPerPerson,
  left,
}: TourDeparture & { feesPerPerson: number; left: number }) {
  const [search] = useSearchParams();
  const asked = withTrip(search, { ...useTrip(), when: day });
  const text = formatDay(day);
  return (
    <li className="flex items-center justify-between gap-4 border-t border-mist py-2.5 print:py-0.5">
      {left === 0 ? (
        <span className="font-semibold">{text}</span>
      ) : (
        <Link
          to={{ search: `?${asked}`, hash: `#${departureId(day)}` }}
          onClick={() => chooseInForm(day)}
          className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-link"
        >
          {text}
        </Link>
      )}
      <span className="text-right text-ink-soft">
        {perPerson !== null && left > 0 && (
          <span className="block font-semibold text-ink tabular-nums sm:mr-4 sm:inline">
            {priceText(perPerson, feesPerPerson)} each, shared
          </span>
        )}
        {seatsText(seats, left)}
      </span>
    </li>
  );
}

function chooseInForm(day: string): void {
  const form = document.getElementById('enquiry-form')?.closest('form');
  if (form) chooseDeparture(form, day);
}

function seatsText(seats: number, left: number): string {
  if (left === seats) return countOf(seats, 'seat');
  return left === 0 ? `All ${countOf(seats, 'seat')} taken` : `${left} of ${countOf(seats, 'seat')} left`;
}
