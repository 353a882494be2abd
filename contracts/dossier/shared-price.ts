import type { TourDetail } from '../tours/tours.contract.ts';
import { seatsLeft } from './seats-left.ts';

type Leaving = Pick<TourDetail, 'departures' | 'takenSeats'>;

/**
 * What each of a party pays who joins others on the departure of its day. Null where the tour does not leave then, leaves at
 * the prices by party, or has fewer seats left than they need: then it is a tour of their own.
 */
export function sharedPrice(tour: Leaving, people: number, day: string | null): number | null {
  const departure = tour.departures.find((one) => one.day === day);
  const left = day === null ? null : seatsLeft(tour, day);
  if (!departure || left === null || left < people) return null;
  return departure.perPerson;
}

/** The prices of departures from this day on that can still be joined, the least first. */
export function sharedPrices(tour: Leaving, today: string): number[] {
  return tour.departures
    .filter(({ day }) => day >= today && seatsLeft(tour, day) !== 0)
    .flatMap(({ perPerson }) => perPerson ?? [])
    .toSorted((a, b) => a - b);
}
