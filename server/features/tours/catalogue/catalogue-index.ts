import { LRUCache } from 'lru-cache';
import type { TourRates } from '../../../../contracts/dossier/dossier.contract.ts';
import { perPerson, priceForTrip } from '../../../../contracts/dossier/price-for-trip.ts';
import type { TourChoices } from '../../../../contracts/tours/destinations.ts';
import type { TourSort } from '../../../../contracts/tours/tour-filters.ts';
import { isAsked, type Trip } from '../../../../contracts/tours/trip.ts';
import type { Page } from '../../../db/paging.ts';
import { NO_RATINGS, sumOfRatings } from '../../reviews/reviews.queries.ts';
import { type Filters, filteringBy, type Marked, marksOf, selectTours } from './tour-choices.ts';
import type { TourKey } from './tour-keys.queries.ts';

/** Prices and orders kept at a time, each a few hundred kilobytes for 10,000 tours. */
const MAX_TRIPS = 24;

type Part = { from: number; count: number };

export type MarkedTour = TourKey & Marked;

export type CatalogueIndex = ReturnType<typeof createCatalogueIndex>;

export function createCatalogueIndex(first: TourChoices = { destinations: [], themes: [] }) {
  const tours = new Map<string, MarkedTour>();
  let choices = first;
  let by = filteringBy(first);
  let featured: readonly TourKey[] | undefined;
  let largest: number | undefined;
  const lists = new Map<TourSort, { tours: MarkedTour[]; isSorted: boolean }>();
  const trips = new LRUCache<string, PricedTours>({ max: MAX_TRIPS });

  function largestStep(): number {
    largest ??= Math.max(1, ...[...tours.values()].map(({ rates }) => largestOf(rates)));
    return largest;
  }

  function list(sort: TourSort): readonly MarkedTour[] {
    const own = lists.get(sort) ?? { tours: [...tours.values()], isSorted: false };
    lists.set(sort, own);
    // Sorting a nearly sorted list costs about one comparison per tour.
    if (!own.isSorted) own.tours.sort(ORDER[sort]);
    own.isSorted = true;
    return own.tours;
  }

  function priced(trip: Trip): PricedTours | undefined {
    if (!isAsked(trip)) return undefined;
    // Prices are the same in every year, and for all parties above the largest step.
    const people = trip.people && Math.min(trip.people, largestStep());
    const key = `${people} ${trip.when?.replace(/^\d{4}-/, '')}`;
    const own = trips.get(key) ?? pricedTours(list('newest'), { ...trip, people });
    trips.set(key, own);
    return own;
  }

  function listFor(sort: TourSort, own: PricedTours | undefined): readonly MarkedTour[] {
    if (!own || (sort !== 'price' && sort !== 'price-down')) return list(sort);
    return own.list(sort);
  }

  function select(of: readonly MarkedTour[], filters: Filters, priceOf?: (tour: MarkedTour) => number) {
    return selectTours(of, filters, { by, priceOf });
  }

  return {
    /**
     * Removes `ids`, then adds `found`: tours that are missing there are no longer published. With other choices, all
     * tours must be replaced.
     */
    replace(ids: readonly string[], found: readonly TourKey[], listed = choices): void {
      choices = listed;
      by = filteringBy(listed);
      featured = undefined;
      largest = undefined;
      trips.clear();
      const added = found.map((tour) => ({ ...tour, marks: marksOf(tour, by) }));
      for (const id of ids) tours.delete(id);
      for (const own of lists.values()) {
        own.tours = own.tours.filter((tour) => tours.has(tour.id)).concat(added);
        own.isSorted = false;
      }
      for (const tour of added) tours.set(tour.id, tour);
    },
    choices: () => choices,
    find: (id: string) => tours.get(id),
    /** In the order of the ids, without unpublished tours. */
    findAll: (ids: readonly string[]) => ids.flatMap((id) => tours.get(id) ?? []),
    ratingsOf: (id: string) => tours.get(id)?.ratings ?? NO_RATINGS,
    ratingsOfAll() {
      const all = { count: 0, total: 0 };
      for (const { ratings } of tours.values()) {
        const { count, total } = sumOfRatings(ratings.counts);
        all.count += count;
        all.total += total;
      }
      return all;
    },
    list,
    /** Tours that staff have not moved come first, newest first. */
    featured(): readonly TourKey[] {
      featured ??= list('newest')
        .filter((tour) => tour.isFeatured)
        .sort((a, b) => a.featuredPlace - b.featuredPlace || newestFirst(a, b));
      return featured;
    },
    priced,
    listFor,
    select,
    filter({ sort, people, when, ...filters }: Filters & Trip & { sort: TourSort }, { from, count }: Part) {
      const own = priced({ people, when });
      const { shown, counts } = select(listFor(sort, own), filters, own?.priceOf);
      return { tours: shown.slice(from, from + count), total: shown.length, counts };
    },
  };
}

type PricedTours = ReturnType<typeof pricedTours>;

/** A tour that does not accept so few has the price of its smallest party, and comes last. */
function pricedTours(tours: readonly MarkedTour[], trip: Trip) {
  const asked = tours.map((tour) => {
    const price = priceForTrip(tour, trip);
    return { tour, each: perPerson(price), isLast: price.isBelowLeast };
  });
  const prices = new Map(asked.map(({ tour, each }) => [tour, each]));
  const inOrder = (sign: 1 | -1) =>
    asked
      .toSorted(
        (a, b) =>
          Number(a.isLast) - Number(b.isLast) || sign * (a.each - b.each) || newestFirst(a.tour, b.tour),
      )
      .map(({ tour }) => tour);
  const lists: { price?: MarkedTour[]; 'price-down'?: MarkedTour[] } = {};
  return {
    priceOf: (tour: MarkedTour) => prices.get(tour) ?? Number.NaN,
    list(sort: 'price' | 'price-down'): readonly MarkedTour[] {
      lists[sort] ??= inOrder(sort === 'price' ? 1 : -1);
      return lists[sort];
    },
  };
}

/** Parties above it pay the same each. */
function largestOf({ parties, minTravellers }: TourRates): number {
  return Math.max(minTravellers ?? 1, ...parties.map(({ people }) => people));
}

const newestFirst = (a: TourKey, b: TourKey) => (a.id < b.id ? 1 : -1);

const ORDER: Record<TourSort, (a: TourKey, b: TourKey) => number> = {
  newest: newestFirst,
  price: (a, b) => a.price - b.price || newestFirst(a, b),
  'price-down': (a, b) => b.price - a.price || newestFirst(a, b),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || newestFirst(a, b),
  days: (a, b) => a.days - b.days || newestFirst(a, b),
};

/** Newest first, or the featured in their order. Returns one extra row, see `slicePage`. */
export function newestTours(index: CatalogueIndex, page: Page, featured: boolean | undefined): TourKey[] {
  if (featured) return featuredTours(index.featured(), page);
  const tours = index.list('newest');
  const from = page.after ? firstBefore(tours, page.after.id) : 0;
  const until = (page.limit ?? tours.length) + 1;
  const rest = tours.slice(from);
  return (featured === undefined ? rest : rest.filter((tour) => !tour.isFeatured)).slice(0, until);
}

function featuredTours(tours: readonly TourKey[], { after, limit }: Page): TourKey[] {
  const last = after ? tours.findIndex(({ id }) => id === after.id) : -1;
  // After a tour that is no longer featured, continues by id, as older tours were not shown yet.
  const rest = after && last === -1 ? tours.filter(({ id }) => id < after.id) : tours.slice(last + 1);
  return limit === undefined ? rest : rest.slice(0, limit + 1);
}

/** `tours` must be sorted by id. */
function firstBefore(tours: readonly TourKey[], id: string): number {
  let [low, high] = [0, tours.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tours[middle]?.id ?? '') < id) high = middle;
    else low = middle + 1;
  }
  return low;
}
