import type { Position } from '../../../../contracts/lists/cursor.ts';
import { readDestination } from '../../../../contracts/tours/destinations.ts';
import type { TourKey } from '../catalogue/tour-keys.queries.ts';
import { foldForSearch } from '../tour-slug.ts';

/** `isBesides`: it only has the text somewhere; the others go to the destination that was sought. */
export type FoundTour = { id: string; isBesides: boolean };

export type SearchFigures = {
  /** As this site or else its tours write it; null where none goes there. */
  destination: string | null;
  /** How much a search finds in all, whatever page of it is shown. */
  inDestination: number;
  besides: number;
};

/** Where a page of what was found begins: behind a tour, or after so many. Without a limit it is the whole rest. */
export type SearchPage = { limit: number | undefined; after: Position | number | undefined };

/**
 * Of these tours, newest first, those to exactly this destination, then those with the text elsewhere in city, title or
 * address. One more than the page holds, see `cutPage`.
 */
export function searchTours(
  tours: readonly TourKey[],
  text: string,
  page: SearchPage,
): { found: FoundTour[]; figures: SearchFigures } {
  const sought = foldForSearch(text).trim();
  const named = readDestination(sought);
  // A town is no destination: who looks for it finds its own tours first, wherever they are counted.
  const goesThere = (tour: TourKey) => (named ? tour.place : tour.town) === sought;
  const there: TourKey[] = [];
  const besides: TourKey[] = [];
  for (const tour of tours)
    if (tour.searchText.includes(sought)) (goesThere(tour) ? there : besides).push(tour);
  return {
    found: cutOut(there, besides, page),
    figures: {
      destination: there.length === 0 ? null : (named ?? spellingOf(there)),
      inDestination: there.length,
      besides: besides.length,
    },
  };
}

export function positionOfFound({ isBesides, id }: FoundTour): Position {
  return { at: isBesides ? '1' : '0', id };
}

/** Of the two parts, one after the other. */
function cutOut(there: TourKey[], besides: TourKey[], { after, limit }: SearchPage): FoundTour[] {
  const first = typeof after === 'number' ? after : placeBehind(there, besides, after);
  const until = limit === undefined ? undefined : first + limit + 1;
  const from = (part: TourKey[], before: number) =>
    part.slice(Math.max(first - before, 0), until && Math.max(until - before, 0));
  return [
    ...from(there, 0).map(({ id }) => ({ id, isBesides: false })),
    ...from(besides, there.length).map(({ id }) => ({ id, isBesides: true })),
  ];
}

function placeBehind(there: TourKey[], besides: TourKey[], after: Position | undefined): number {
  if (!after) return 0;
  const [part, before] = after.at === '1' ? [besides, there.length] : [there, 0];
  const place = part.findIndex((tour) => tour.id < after.id);
  return before + (place === -1 ? part.length : place);
}

function spellingOf(there: readonly TourKey[]): string | null {
  // Of several spellings the least: always the same one.
  const [least = null] = [...new Set(there.map((tour) => tour.city))].sort();
  return least;
}
