import { use, useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { priceForTrip, type RatedTour } from '../../../../contracts/dossier/price-for-trip.ts';
import { ratedDetail } from '../../../../contracts/dossier/rated-detail.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import type { Trip } from '../../../../contracts/tours/trip.ts';
import { priceWords, whenWords } from '../../../features/trip/price-words.ts';
import { useTrip } from '../../../features/trip/trip-store.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { ToldContext } from './cost/told-context.tsx';
import type { ToldPrice } from './cost/told-price.ts';

export function EnquireBar({ tour }: { tour: TourDetail }) {
  const isFormInView = useIsInView('enquiry');
  const { told } = use(ToldContext);
  const trip = useTrip();
  const { search } = useLocation();
  if (isFormInView) return null;
  const [isFrom, amount, whatFor] = barWords(tour, trip, told);
  return (
    <div data-enquire-bar className="lg:hidden print:hidden">
      <div className="flex h-full items-center justify-between gap-2 pr-1 pl-(--gutter)">
        <p className="min-w-0 leading-tight">
          <span className="block text-[min(1.1875rem,24px)] font-bold whitespace-nowrap tabular-nums max-[24rem]:text-[min(1rem,20px)]">
            {isFrom && <span className="text-[min(0.75rem,13px)] font-normal">from </span>}
            {formatRupees(amount)}
          </span>
          <span className="line-clamp-2 text-[min(0.75rem,13px)] leading-[1.15] text-ink-soft">
            {whatFor}
          </span>
        </p>
        <Link
          to={{ search, hash: '#enquiry-form' }}
          className={buttonStyle(
            'primary',
            'shrink-0 px-[clamp(0.25rem,64px-2rem,2rem)] max-[22rem]:px-[clamp(0.25rem,32px-1rem,1rem)] text-[min(1rem,20px)]',
          )}
        >
          Enquire
        </Link>
      </div>
    </div>
  );
}

/** "₹65,880", "for 5, 12 May". What is typed comes before what the trip says. */
function barWords(
  tour: TourDetail,
  trip: Trip,
  told: ToldPrice | undefined,
): [isFrom: boolean, rupees: number, whatFor: string] {
  const rated = ratedDetail(tour);
  if (told?.price) return [told.isFrom, told.price.total, forHow(told.party.people, told.when, rated)];
  const { people, total, isFrom, isBelowLeast } = priceForTrip(rated, trip);
  if (!told && trip.people !== undefined && !isBelowLeast)
    return [isFrom, total, forHow(people ?? 1, trip.when, rated)];
  const { each, fees, basis, ...words } = priceWords(rated, trip);
  return [words.isFrom, each, `Per Person${fees && ` ${fees}`}, ${basis}`];
}

function forHow(people: number, when: string | undefined, { closedMonths }: RatedTour): string {
  return `for ${people}${whenWords(when, closedMonths).replace(/^ (?:on|in)/, ',')}`;
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
