import type { TypedParty } from '../enquiries/read-party.ts';
import type { TourDetail } from '../tours/tours.contract.ts';
import { takesAll } from './age-notes.ts';
import { sharedPrice } from './shared-price.ts';
import { workOutPrice } from './work-out-price.ts';
import type { WorkedOutPrice } from './worked-out-price.contract.ts';

/** As much of a tour as its price takes. */
export type PricedTour = Pick<
  TourDetail,
  'pricing' | 'discountprice' | 'departures' | 'takenSeats' | 'suitability'
>;

/**
 * What this party pays for the tour on its day. Null where nobody has said: for fewer than the tour needs, for a party without
 * an adult, and where the tour does not take a child along, which pays nothing then, least of all as an adult.
 */
export function tripPrice(tour: PricedTour, party: TypedParty): WorkedOutPrice | null {
  if (!party.hasAdult || !takesAll(tour, party.ages)) return null;
  const shared = sharedPrice(tour, party.people, party.day);
  const price = workOutPrice(tour.pricing, tour.discountprice, party, shared);
  return price.isBelowLeast ? null : price;
}
