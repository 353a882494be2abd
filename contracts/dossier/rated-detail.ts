import type { TourDetail } from '../tours/tours.contract.ts';
import { feesOfAdult } from './fee-sum.ts';
import type { RatedTour } from './price-for-trip.ts';

export function ratedDetail<T extends Pick<TourDetail, 'pricing' | 'discountprice'>>(tour: T): T & RatedTour {
  return { ...tour, rates: tour.pricing, feesPerPerson: feesOfAdult(tour.pricing.fees) };
}
