import type { TourDetail } from '../tours/tours.contract.ts';

/** Null if no departure is guaranteed on this day (YYYY-MM-DD). */
export function seatsLeft(tour: Pick<TourDetail, 'departures' | 'takenSeats'>, day: string): number | null {
  const on = (departure: { day: string }) => departure.day === day;
  const departure = tour.departures.find(on);
  if (!departure) return null;
  return Math.max(0, departure.seats - (tour.takenSeats.find(on)?.seats ?? 0));
}
