import { countPeople } from '../../../contracts/count-of.ts';
import { feesText } from '../../../contracts/dossier/fee-sum.ts';
import { MONTH_NAMES, monthDayName } from '../../../contracts/dossier/month-day-name.ts';
import { basisOfHeadline } from '../../../contracts/dossier/price-basis.ts';
import {
  isClosed,
  priceForTrip,
  priceForTwo,
  type RatedTour,
} from '../../../contracts/dossier/price-for-trip.ts';
import { formatRupees } from '../../../contracts/format-rupees.ts';
import { isAsked, isMonth, monthOfTrip, type Trip } from '../../../contracts/tours/trip.ts';

type PriceWords = {
  each: number;
  isFrom: boolean;
  /** Only where the figure is the headline: nothing is struck through for another party. */
  isHeadline: boolean;
  fees: string;
  /** Whom the figure is for; never shown without it. */
  basis: string;
  /** What two pay before a number is told, what all pay after. */
  more: string;
};

export function priceWords(tour: RatedTour, trip: Trip): PriceWords {
  const price = priceForTrip(tour, trip);
  const { each, isFrom, isBelowLeast } = price;
  return {
    each,
    isFrom,
    isHeadline: each === tour.discountprice && !isFrom,
    fees: feesText(tour.feesPerPerson),
    basis: isAsked(trip) ? basisFor(tour, price, trip) : basisOfHeadline(tour.discountprice, tour.rates),
    more: isBelowLeast ? '' : trip.people === undefined ? forTwo(tour, trip) : inAll(tour, price),
  };
}

function basisFor(
  { discountprice, rates, closedMonths }: RatedTour,
  { people, isBelowLeast }: ReturnType<typeof priceForTrip>,
  trip: Trip,
): string {
  const party = people === null ? basisOfHeadline(discountprice, rates) : `for ${countPeople(people)}`;
  return `${isBelowLeast ? `${party} or more` : party}${whenWords(trip.when, closedMonths)}`;
}

/** " in May", " on 12 May", ", closed in Jul": to follow the party. */
export function whenWords(when: string | undefined, closedMonths: RatedTour['closedMonths']): string {
  if (when === undefined) return '';
  const month = MONTH_NAMES[monthOfTrip(when) - 1] ?? '';
  if (isClosed(closedMonths, when)) return `, closed in ${month}`;
  return isMonth(when) ? ` in ${month}` : ` on ${monthDayName(when.slice('YYYY-'.length))}`;
}

function forTwo(tour: RatedTour, trip: Trip): string {
  if (priceForTwo(tour) === null) return '';
  const { each, isFrom } = priceForTrip(tour, { ...trip, people: 2 });
  return `${isFrom ? 'from ' : ''}${formatRupees(each)} each for two`;
}

function inAll({ feesPerPerson, rates }: RatedTour, price: ReturnType<typeof priceForTrip>): string {
  if (price.people === null) return '';
  const parts = [feesPerPerson > 0 && 'fees', rates.isTaxIncluded === false && rates.taxPercent && 'GST'];
  const added = parts.filter(Boolean).join(' and ');
  if (price.people === 1 && !added) return '';
  return `${price.isFrom ? 'from ' : ''}${formatRupees(price.total)} in all${added && `, with ${added}`}`;
}
