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
 * an adult, with an age that cannot be read, or with rooms or beds that have no price; and where the tour does not take a
 * child along, which pays nothing then, least of all as an adult.
 */
export function tripPrice(tour: PricedTour, party: TypedParty): WorkedOutPrice | null {
  if (!party.hasAdult || !hasAllAges(party) || !takesAll(tour, party.ages)) return null;
  if (unpricedExtras(tour, party).length > 0) return null;
  const shared = sharedPrice(tour, party.people, party.day);
  const price = workOutPrice(tour.pricing, tour.discountprice, party, shared);
  return price.isBelowLeast ? null : price;
}

/** What a party asks for that has no price on this tour. */
export function unpricedExtras({ pricing }: Pick<PricedTour, 'pricing'>, party: TypedParty): string[] {
  return [
    ...(party.singleRooms > 0 && pricing.singleSupplement === null ? ['a room alone'] : []),
    ...(party.extraBeds > 0 && pricing.extraBed === null ? ['an extra bed'] : []),
  ];
}

/** Names may stand beside ages; a number that is none, or words alone, leave a child that nobody has priced. */
function hasAllAges({ ages, unread }: TypedParty): boolean {
  return !unread.some((words) => /\p{Number}/u.test(words)) && (unread.length === 0 || ages.length > 0);
}
