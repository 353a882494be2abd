import { countPeople } from '../count-of.ts';
import type { TourPricing } from './dossier.contract.ts';
import { partyOfHeadline } from './price-for-trip.ts';

/** "for 4 people". Never show a headline without it. */
export function basisOfHeadline(
  discountprice: number,
  rates: Pick<TourPricing, 'parties' | 'minTravellers'>,
): string {
  const people = partyOfHeadline(discountprice, rates);
  const least = people ?? rates.minTravellers ?? 1;
  if (people === null && least <= 1) return 'for any number of people';
  const isLargest = people === null || rates.parties.every((party) => party.people <= people);
  return `for ${countPeople(least)}${isLargest ? ' or more' : ''}`;
}
