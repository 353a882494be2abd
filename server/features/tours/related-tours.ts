import type { TourKey } from './catalogue/tour-keys.queries.ts';

const MAX_RELATED = 4;
/** More than any difference of prices. */
const ELSEWHERE = 1_000_000_000;

type Candidate = { tour: TourKey; distance: number };

/** The same place first, then the nearest price. Walks from the tour both ways, until nothing can be nearer. */
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

/** At the same distance, the newer tour goes first. */
function insertInOrder(nearest: Candidate[], one: Candidate): void {
  const place = nearest.findIndex(
    (other) =>
      one.distance < other.distance || (one.distance === other.distance && one.tour.id > other.tour.id),
  );
  nearest.splice(place === -1 ? nearest.length : place, 0, one);
  nearest.length = Math.min(nearest.length, MAX_RELATED);
}
