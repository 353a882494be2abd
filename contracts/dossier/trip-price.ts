import type { TypedParty } from '../enquiries/read-party.ts';
import type { TourDetail } from '../tours/tours.contract.ts';
import { takesAll } from './age-notes.ts';
import { sharedPrice } from './shared-price.ts';
import { workOutPrice } from './work-out-price.ts';
import type { WorkedOutPrice } from './worked-out-price.contract.ts';

export type PricedTour = Pick<
  TourDetail,
  'pricing' | 'discountprice' | 'departures' | 'takenSeats' | 'suitability'
>;

/** Null if the price is unknown, or the tour does not take the party. */
export function tripPrice(tour: PricedTour, party: TypedParty): WorkedOutPrice | null {
  if (!party.hasAdult || !hasAllAges(party) || !takesAll(tour, party.ages)) return null;
  if (unpricedExtras(tour, party).length > 0) return null;
  const shared = sharedPrice(tour, party.people, party.day);
  const price = workOutPrice(tour.pricing, tour.discountprice, party, shared);
  return price.isBelowLeast ? null : price;
}

export function unpricedExtras({ pricing }: Pick<PricedTour, 'pricing'>, party: TypedParty): string[] {
  return [
    ...(party.singleRooms > 0 && pricing.singleSupplement === null ? ['a room alone'] : []),
    ...(party.extraBeds > 0 && pricing.extraBed === null ? ['an extra bed'] : []),
  ];
}

/** Names may stand beside ages, but an invalid number or bare words leave a child without a price. */
function hasAllAges({ ages, unread }: TypedParty): boolean {
  return !unread.some((words) => /\p{Number}/u.test(words)) && (unread.length === 0 || ages.length > 0);
}
