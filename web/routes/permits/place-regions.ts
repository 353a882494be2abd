import type { TourOfStops } from '../../../contracts/stops/stops.contract.ts';
import { type Choice, readChoice } from '../../../contracts/tours/destinations.ts';

/** The key of a destination, empty for none. */
type Region = string;

export function byRegion<T>(
  destinations: readonly Choice[],
  all: readonly T[],
  regionOf: (one: T) => Region,
) {
  const regions = Map.groupBy(all, regionOf);
  return [...destinations, { key: '', name: 'Elsewhere' }].flatMap(({ key, name }) => {
    const items = regions.get(key);
    return items ? [{ name, items }] : [];
  });
}

/** A place lies where most tours that come by it lead to; a destination lies in itself. */
export function regionsOfPlaces(destinations: readonly Choice[], tours: readonly TourOfStops[]) {
  const visits = tours.flatMap(({ destination, stops }) =>
    [...new Set(stops.map(({ slug }) => slug))].map((slug) => ({ slug, destination })),
  );
  const bySlug = Map.groupBy(visits, ({ slug }) => slug);
  return ({ slug, name }: { slug: string; name: string }): Region => {
    const own = readChoice(destinations, name);
    if (own) return own.key;
    const found = (bySlug.get(slug) ?? []).filter(({ destination }) => destination !== '');
    const [largest] = byRegion(destinations, found, ({ destination }) => destination).toSorted(
      (one, other) => other.items.length - one.items.length,
    );
    return largest?.items[0]?.destination ?? '';
  };
}
