import type { Page } from '../../../db/paging.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import type { TourKey } from './tour-keys.queries.ts';

/** Tours of the catalogue, the newest first. One more than the page holds, see `cutPage`. */
export function newestTours(index: CatalogueIndex, page: Page, featured: boolean | undefined): TourKey[] {
  const tours = featured ? index.featured() : index.list('newest');
  const from = page.after ? firstBefore(tours, page.after.id) : 0;
  const until = page.limit === undefined ? tours.length : page.limit + 1;
  if (featured !== false) return tours.slice(from, from + until);
  const shown: TourKey[] = [];
  for (let place = from; place < tours.length && shown.length < until; place += 1) {
    const tour = tours[place];
    if (tour && !tour.isFeatured) shown.push(tour);
  }
  return shown;
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
