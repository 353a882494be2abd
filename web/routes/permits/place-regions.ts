import type { TourOfStops } from '../../../contracts/stops/stops.contract.ts';
import { DESTINATIONS, type Destination, readDestination } from '../../../contracts/tours/destinations.ts';

type Region = Destination | '';

export function byRegion<T>(all: readonly T[], regionOf: (one: T) => Region) {
  const regions = Map.groupBy(all, regionOf);
  return [...DESTINATIONS, '' as const].flatMap((region) => {
    const items = regions.get(region);
    return items ? [{ name: region || 'Elsewhere', items }] : [];
  });
}

/** A place lies where most tours that come by it lead to; a destination lies in itself. */
export function regionsOfPlaces(tours: readonly TourOfStops[]) {
  const visits = tours.flatMap(({ destination, stops }) =>
    [...new Set(stops.map(({ slug }) => slug))].map((slug) => ({ slug, destination })),
  );
  const bySlug = Map.groupBy(visits, ({ slug }) => slug);
  return ({ slug, name }: { slug: string; name: string }): Region => {
    const own = readDestination(name);
    if (own) return own;
    const found = (bySlug.get(slug) ?? []).filter(({ destination }) => destination !== '');
    const [largest] = byRegion(found, ({ destination }) => destination).toSorted(
      (one, other) => other.items.length - one.items.length,
    );
    return largest?.items[0]?.destination ?? '';
  };
}
