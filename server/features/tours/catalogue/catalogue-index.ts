import type { BrowseCounts } from '../../../../contracts/tours/browse.contract.ts';
import type { TourSort } from '../../../../contracts/tours/tour-filters.ts';
import type { Page } from '../../../db/paging.ts';
import { NO_RATINGS, type Ratings } from '../../reviews/reviews.queries.ts';
import { type Filters, type Marked, marksOf, selectTours } from './tour-choices.ts';
import type { TourKey } from './tour-keys.queries.ts';

/** Where a page of a list begins, and how many tours it has. */
type Part = { from: number; count: number };

/** With its choices: see `marksOf`. */
export type MarkedTour = TourKey & Marked;

export type CatalogueIndex = {
  /** Takes these tours out, and in as they are now: those that are not found are no longer published. */
  replace: (ids: readonly string[], found: readonly TourKey[]) => void;
  find: (id: string) => TourKey | undefined;
  /** Those of these that are published, in the order of the ids. */
  findAll: (ids: readonly string[]) => TourKey[];
  /** None where the tour is not published. */
  ratingsOf: (id: string) => Ratings;
  /** Every tour, in order. */
  list: (sort: TourSort) => readonly MarkedTour[];
  /** Those that are featured, as staff put them; before these those that they have not moved, the newest first. */
  featured: () => readonly TourKey[];
  /** Part of the tours that pass all filters, in order, and how many each choice of each filter would show. */
  filter: (
    filters: Filters & { sort: TourSort },
    part: Part,
  ) => { tours: TourKey[]; total: number; counts: BrowseCounts };
};

export function createCatalogueIndex(): CatalogueIndex {
  const tours = new Map<string, MarkedTour>();
  let featured: readonly TourKey[] | undefined;
  const lists = new Map<TourSort, { tours: MarkedTour[]; isSorted: boolean }>();

  function list(sort: TourSort): readonly MarkedTour[] {
    const own = lists.get(sort) ?? { tours: [...tours.values()], isSorted: false };
    lists.set(sort, own);
    // Of a list that is nearly in order, sorting looks at each tour about once.
    if (!own.isSorted) own.tours.sort(ORDER[sort]);
    own.isSorted = true;
    return own.tours;
  }

  return {
    replace(ids, found) {
      featured = undefined;
      const added = found.map((tour) => ({ ...tour, marks: marksOf(tour) }));
      for (const id of ids) tours.delete(id);
      for (const own of lists.values()) {
        own.tours = own.tours.filter((tour) => tours.has(tour.id)).concat(added);
        own.isSorted = false;
      }
      for (const tour of added) tours.set(tour.id, tour);
    },
    find: (id) => tours.get(id),
    findAll: (ids) => ids.flatMap((id) => tours.get(id) ?? []),
    ratingsOf: (id) => tours.get(id)?.ratings ?? NO_RATINGS,
    list,
    featured() {
      featured ??= list('newest')
        .filter((tour) => tour.isFeatured)
        .sort((a, b) => a.featuredPlace - b.featuredPlace || newestFirst(a, b));
      return featured;
    },
    filter({ sort, ...filters }, { from, count }) {
      const { shown, counts } = selectTours(list(sort), filters);
      return { tours: shown.slice(from, from + count), total: shown.length, counts };
    },
  };
}

const newestFirst = (a: TourKey, b: TourKey) => (a.id < b.id ? 1 : -1);

const ORDER: Record<TourSort, (a: TourKey, b: TourKey) => number> = {
  newest: newestFirst,
  price: (a, b) => a.price - b.price || newestFirst(a, b),
  'price-down': (a, b) => b.price - a.price || newestFirst(a, b),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || newestFirst(a, b),
  days: (a, b) => a.days - b.days || newestFirst(a, b),
};

/** Tours of the catalogue, the newest first, or the featured in their order. One more than the page holds, see `cutPage`. */
export function newestTours(index: CatalogueIndex, page: Page, featured: boolean | undefined): TourKey[] {
  if (featured) return featuredTours(index.featured(), page);
  const tours = index.list('newest');
  const from = page.after ? firstBefore(tours, page.after.id) : 0;
  const until = page.limit === undefined ? tours.length : page.limit + 1;
  if (featured === undefined) return tours.slice(from, from + until);
  const shown: TourKey[] = [];
  for (let place = from; place < tours.length && shown.length < until; place += 1) {
    const tour = tours[place];
    if (tour && !tour.isFeatured) shown.push(tour);
  }
  return shown;
}

function featuredTours(tours: readonly TourKey[], { after, limit }: Page): TourKey[] {
  const last = after ? tours.findIndex(({ id }) => id === after.id) : -1;
  // One that is featured no more tells no place: what is older than it cannot have been shown as newer.
  const rest = after && last === -1 ? tours.filter(({ id }) => id < after.id) : tours.slice(last + 1);
  return limit === undefined ? rest : rest.slice(0, limit + 1);
}

/** The place of the first tour that is older, in a list that is sorted by id. */
function firstBefore(tours: readonly TourKey[], id: string): number {
  let [low, high] = [0, tours.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tours[middle]?.id ?? '') < id) high = middle;
    else low = middle + 1;
  }
  return low;
}
