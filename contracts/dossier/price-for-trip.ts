import { isMonth, monthOfTrip, type Trip } from '../tours/trip.ts';
import type { TourPricing, TourRates } from './dossier.contract.ts';
import { turningDays } from './month-day.ts';
import { pricePerPerson, seasonOn, taxOn } from './rates.ts';

export type RatedTour = {
  /** The headline: the price per person of the party that staff chose. */
  discountprice: number;
  rates: TourRates;
  feesPerPerson: number;
  /** 1 to 12. */
  closedMonths: readonly number[];
};

/** Whole rupees, for adults who share rooms and travel on their own. */
type PriceForTrip = {
  /** Null if no number was told, and the price is the same for any. */
  people: number | null;
  /** Per person, without tax and fees. */
  each: number;
  /** With tax and fees; for one person if `people` is null. */
  total: number;
  /** Other days of the month cost more. */
  isFrom: boolean;
  /** The party is smaller than the tour accepts: the price is that of the smallest accepted one. */
  isBelowLeast: boolean;
};

/**
 * The party of the headline if the trip names no number of people; no season's price in a month without tours. The same
 * sum as `workOutPrice`, without its lines: the catalogue asks for the price of every tour at once.
 */
export function priceForTrip(tour: RatedTour, trip: Trip): PriceForTrip {
  const { discountprice, rates, feesPerPerson } = tour;
  const least = rates.minTravellers ?? 1;
  const isBelowLeast = trip.people !== undefined && trip.people < least;
  const people = isBelowLeast ? least : (trip.people ?? partyOfHeadline(discountprice, rates));
  const adults = people ?? 1;
  const extras = daysOf(tour, trip.when).map((day) => seasonOn(rates, day)?.extra ?? 0);
  const extra = Math.min(...extras);
  const each = pricePerPerson(rates, discountprice, adults) + extra;
  return {
    people,
    each,
    total: each * adults + taxOn(rates, each * adults) + feesPerPerson * adults,
    isFrom: extras.some((other) => other > extra),
    isBelowLeast,
  };
}

/** In all, with tax and fees. */
export const perPerson = ({ total, people }: PriceForTrip) => Math.round(total / (people ?? 1));

export function isClosed(months: RatedTour['closedMonths'], when: string | undefined): boolean {
  return when !== undefined && months.includes(monthOfTrip(when));
}

/** Null if one price is for parties of any size. */
export function partyOfHeadline(
  discountprice: number,
  { parties }: Pick<TourPricing, 'parties'>,
): number | null {
  if (new Set(parties.map(({ perPerson }) => perPerson)).size <= 1) return null;
  return parties.find(({ perPerson }) => perPerson === discountprice)?.people ?? null;
}

/** What two pay each, where that is not the headline. */
export function priceForTwo({
  discountprice,
  rates,
}: Pick<RatedTour, 'discountprice' | 'rates'>): number | null {
  const price = pricePerPerson(rates, discountprice, 2);
  return price === discountprice || (rates.minTravellers ?? 0) > 2 ? null : price;
}

/** Enough days of the month to meet each of its prices. */
function daysOf(
  { rates: { seasons }, closedMonths }: RatedTour,
  when: string | undefined,
): (string | null)[] {
  if (when === undefined || seasons.length === 0 || isClosed(closedMonths, when)) return [null];
  return isMonth(when) ? turningDays(monthOfTrip(when), seasons) : [when];
}
