import { turningDays } from '../../../../../contracts/dossier/month-day.ts';
import { isClosed } from '../../../../../contracts/dossier/price-for-trip.ts';
import { closedMonthsOf } from '../../../../../contracts/dossier/rated-detail.ts';
import { type PricedTour, tripPrice } from '../../../../../contracts/dossier/trip-price.ts';
import type { WorkedOutPrice } from '../../../../../contracts/dossier/worked-out-price.contract.ts';
import { readParty, type TypedParty } from '../../../../../contracts/enquiries/read-party.ts';
import { toLatinDigits } from '../../../../../contracts/fields/digits.ts';
import { isDay, todayInIndia } from '../../../../../contracts/india-time.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { isMonth, monthOfTrip, readTrip, type Trip } from '../../../../../contracts/tours/trip.ts';

/** The party that is typed, and what it pays. */
export type ToldPrice = {
  party: TypedParty;
  /** Its day, or a month of `TRAVEL_MONTHS` while no day is chosen. */
  when: string | undefined;
  price: WorkedOutPrice | null;
  /** Other days of the month cost more. */
  isFrom: boolean;
};

/** Before a form is there to be read: on the server. */
export const partyOfTrip = ({ people, when }: Trip): TypedParty | undefined =>
  readParty(
    new Map([
      ['guestSize', String(people ?? '')],
      ['bookAt', when ?? ''],
    ]),
  );

type ToldTour = PricedTour & Pick<TourDetail, 'months'>;

/** `month`: of the trip, for a party without a day. Its price is that of the cheapest day, as on the cards. */
export function toldPrice(tour: ToldTour, party: TypedParty, month?: string): ToldPrice {
  if (month === undefined)
    return { party, when: party.day ?? undefined, price: tripPrice(tour, party), isFrom: false };
  const own = { ...tour, departures: [] };
  const isOpen = !isClosed(closedMonthsOf(tour.months), month);
  const days = isOpen ? turningDays(monthOfTrip(month), tour.pricing.seasons) : [null];
  const prices = days
    .map((day) => tripPrice(own, { ...party, day }))
    .filter((price) => price !== null)
    .toSorted((one, other) => one.total - other.total);
  const [price = null] = prices;
  return { party, when: month, price, isFrom: price !== null && (prices.at(-1)?.total ?? 0) > price.total };
}

/** Of the trip, while no day is chosen. */
export function monthInForm(values: FormData, trip: Trip): string | undefined {
  const hasDay = values.get('bookAt') !== '' && !values.has('hasOpenDates');
  return hasDay ? undefined : monthOf(trip);
}

/** Undefined while a number or a date is half typed. */
export function tripInForm(values: FormData, trip: Trip): Trip | undefined {
  const typed = toLatinDigits(String(values.get('guestSize') ?? '').trim());
  const { people } = readTrip(new URLSearchParams({ people: typed }));
  const date = values.has('hasOpenDates') ? '' : String(values.get('bookAt') ?? '');
  const isAhead = isDay(date) && date >= todayInIndia();
  if ((typed !== '' && people === undefined) || (date !== '' && !isAhead)) return undefined;
  return { people, when: date || monthOf(trip) };
}

export function monthOf({ when }: Trip): string | undefined {
  return when !== undefined && isMonth(when) ? when : undefined;
}
