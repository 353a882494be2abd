import type { TourKey } from './browse/filter-tours.ts';

/** As many as fill a row. */
const MAX_RELATED = 4;

/** Of these tours those to go on with from one of them: of the same place first, then of any; the nearest in price. */
export function relatedTours(tour: TourKey, tours: readonly TourKey[]): TourKey[] {
  const isElsewhere = (other: TourKey) => Number(other.city !== tour.city);
  const distance = (other: TourKey) => Math.abs(other.price - tour.price);
  const newestFirst = (a: TourKey, b: TourKey) => (a.id < b.id ? 1 : -1);
  return tours
    .filter((other) => other.id !== tour.id)
    .sort((a, b) => isElsewhere(a) - isElsewhere(b) || distance(a) - distance(b) || newestFirst(a, b))
    .slice(0, MAX_RELATED);
}
