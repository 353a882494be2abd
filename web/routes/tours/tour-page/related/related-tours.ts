type Comparable = { _id: string; city: string; discountprice: number };

/** As many as fill a row. */
const MAX_RELATED = 4;

/** Tours of the same place first, then of any; among them the nearest in price. */
export function relatedTours<T extends Comparable>(tour: Comparable, candidates: readonly T[]): T[] {
  const others = new Map(candidates.map((other) => [other._id, other]));
  others.delete(tour._id);
  const isElsewhere = (other: Comparable) => Number(other.city !== tour.city);
  const distance = (other: Comparable) => Math.abs(other.discountprice - tour.discountprice);
  return [...others.values()]
    .sort((a, b) => isElsewhere(a) - isElsewhere(b) || distance(a) - distance(b))
    .slice(0, MAX_RELATED);
}
