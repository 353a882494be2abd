import type { Page } from '../../../db/paging.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { TourKey } from './tour-keys.queries.ts';

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
