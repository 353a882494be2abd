import type { TourDetail } from '../tours/tours.contract.ts';
import { feesOfAdult } from './fee-sum.ts';
import type { RatedTour } from './price-for-trip.ts';

export function ratedDetail<T extends Pick<TourDetail, 'pricing' | 'discountprice' | 'months'>>(
  tour: T,
): T & RatedTour {
  return {
    ...tour,
    rates: tour.pricing,
    feesPerPerson: feesOfAdult(tour.pricing.fees),
    closedMonths: closedMonthsOf(tour.months),
  };
}

export const closedMonthsOf = (months: TourDetail['months']) =>
  months.filter(({ mark }) => mark === 'closed').map(({ month }) => month);
