import type { TourKey } from './catalogue/tour-keys.queries.ts';

/** As many as fill a row. */
const MAX_RELATED = 4;

type Order = (one: TourKey, other: TourKey) => number;

/** Of these tours those to go on with from one of them: of the same place first, then of any; the nearest in price. */
export function relatedTours(tour: TourKey, tours: readonly TourKey[]): TourKey[] {
  const isElsewhere = (other: TourKey) => Number(other.place !== tour.place);
  const distance = (other: TourKey) => Math.abs(other.price - tour.price);
  const newestFirst: Order = (a, b) => (a.id < b.id ? 1 : -1);
  const order: Order = (a, b) =>
    isElsewhere(a) - isElsewhere(b) || distance(a) - distance(b) || newestFirst(a, b);
  const related: TourKey[] = [];
  for (const other of tours) if (other.id !== tour.id) insertInOrder(related, other, order);
  return related;
}

/** Into the first few of a list: sorting thousands of tours would take ten times as long. */
function insertInOrder(few: TourKey[], tour: TourKey, order: Order): void {
  const last = few.at(-1);
  const isFull = few.length === MAX_RELATED;
  if (isFull && last && order(last, tour) < 0) return;
  if (isFull) few.pop();
  const place = few.findIndex((other) => order(tour, other) < 0);
  few.splice(place === -1 ? few.length : place, 0, tour);
}
