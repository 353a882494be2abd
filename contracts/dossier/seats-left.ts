import type { TourDetail } from '../tours/tours.contract.ts';

/** How many seats are free where a tour leaves on this day (YYYY-MM-DD) for certain; null where it does not. */
export function seatsLeft(tour: Pick<TourDetail, 'departures' | 'takenSeats'>, day: string): number | null {
  const on = (departure: { day: string }) => departure.day === day;
  const departure = tour.departures.find(on);
  if (!departure) return null;
  return Math.max(0, departure.seats - (tour.takenSeats.find(on)?.seats ?? 0));
}

/** The same for staff, who are told as it is what is more than there are. */
export function seatsLeftText({ seats, taken }: { seats: number; taken: number }): string {
  return taken < seats
    ? `${seats - taken} of ${seats} seats left`
    : `no seat left: ${taken} of ${seats} are taken`;
}
