import type { TourDetail } from '../tours/tours.contract.ts';

/** How many seats are free where a tour leaves on this day (YYYY-MM-DD) for certain; null where it does not. */
export function seatsLeft(tour: Pick<TourDetail, 'departures' | 'takenSeats'>, day: string): number | null {
  const on = (departure: { day: string }) => departure.day === day;
  const departure = tour.departures.find(on);
  if (!departure) return null;
  return Math.max(0, departure.seats - (tour.takenSeats.find(on)?.seats ?? 0));
}
