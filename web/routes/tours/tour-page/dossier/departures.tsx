import { countOf } from '../../../../../contracts/count-of.ts';
import { seatsLeft } from '../../../../../contracts/dossier/seats-left.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { DossierSection } from './dossier-section.tsx';

type Props = { tour: Pick<TourDetail, 'departures' | 'takenSeats'>; today: string };

/** The days on which a tour is certain to leave, and how many can still come along. */
export function Departures({ tour, today }: Props) {
  const coming = tour.departures.filter(({ day }) => day >= today);
  if (coming.length === 0) return null;
  return (
    <DossierSection
      id="departures"
      title="Fixed departures"
      lead="On these days the tour leaves for certain. For another date, ask us: it leaves for a party of its own."
    >
      <ul className="mt-4">
        {coming.map(({ day, seats }) => (
          <li key={day} className="flex justify-between gap-4 border-t border-mist py-2.5 print:py-0.5">
            <span className="font-semibold">{formatDay(day)}</span>
            <span className="text-right text-ink-soft">
              {seatsText(seats, seatsLeft(tour, day) ?? seats)}
            </span>
          </li>
        ))}
      </ul>
    </DossierSection>
  );
}

function seatsText(seats: number, left: number): string {
  if (left === seats) return countOf(seats, 'seat');
  return left === 0 ? `All ${countOf(seats, 'seat')} taken` : `${left} of ${countOf(seats, 'seat')} left`;
}
