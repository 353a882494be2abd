import type { TourKey } from './catalogue/tour-keys.queries.ts';

/** As many as fill a row. */
const MAX_RELATED = 4;
/** Above every difference of two prices. */
const ELSEWHERE = 1_000_000_000;

type Candidate = { tour: TourKey; distance: number };

/**
 * Those to go on with from one of these tours, which are sorted by price: of the same place first, then of any; the nearest
 * in price. It walks from the tour both ways, no further than what is found could be bettered.
 */
export function relatedTours(tour: TourKey, byPrice: readonly TourKey[]): TourKey[] {
  const nearest: Candidate[] = [];
  for (const other of outwards(byPrice, byPrice.indexOf(tour))) {
    const apart = Math.abs(other.price - tour.price);
    const last = nearest.length === MAX_RELATED ? nearest.at(-1) : undefined;
    if (last && apart > last.distance) break;
    insertInOrder(nearest, {
      tour: other,
      distance: other.place === tour.place ? apart : apart + ELSEWHERE,
    });
  }
  return nearest.map((one) => one.tour);
}

/** The others, by how far their price is from that of the one in this place. */
function* outwards(byPrice: readonly TourKey[], from: number): Generator<TourKey> {
  const price = byPrice[from]?.price ?? 0;
  let [down, up] = [from - 1, from + 1];
  for (;;) {
    const [below, above] = [byPrice[down], byPrice[up]];
    if (below && (!above || price - below.price <= above.price - price)) {
      down -= 1;
      yield below;
    } else if (above) {
      up += 1;
      yield above;
    } else return;
  }
}

/** Of two as far, the newer comes first. */
function insertInOrder(nearest: Candidate[], one: Candidate): void {
  const place = nearest.findIndex(
    (other) =>
      one.distance < other.distance || (one.distance === other.distance && one.tour.id > other.tour.id),
  );
  nearest.splice(place === -1 ? nearest.length : place, 0, one);
  nearest.length = Math.min(nearest.length, MAX_RELATED);
}
