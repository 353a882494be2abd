import type { TourDetail } from '../tours/tours.contract.ts';
import { seatsLeft } from './seats-left.ts';

type Leaving = Pick<TourDetail, 'departures' | 'takenSeats'>;

/** Price per person when joining a departure. Null if none leaves that day, it has no price, or too few seats. */
export function sharedPrice(tour: Leaving, people: number, day: string | null): number | null {
  const departure = tour.departures.find((one) => one.day === day);
  const left = day === null ? null : seatsLeft(tour, day);
  if (!departure || left === null || left < people) return null;
  return departure.perPerson;
}

export function sharedPrices(tour: Leaving, today: string): number[] {
  return tour.departures
    .filter(({ day }) => day >= today && seatsLeft(tour, day) !== 0)
    .flatMap(({ perPerson }) => perPerson ?? [])
    .toSorted((a, b) => a - b);
}
