import type { Position } from '../../../../contracts/lists/cursor.ts';
import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import type { Page } from '../../../db/paging.ts';
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

/**
 * Of these tours, newest first, those to exactly this destination, then those with the text elsewhere in city, title or
 * address. One more than the page holds, see `cutPage`.
 */
export function searchTours(
  tours: readonly TourKey[],
  text: string,
  page: Page,
): { found: FoundTour[]; figures: SearchFigures } {
  const sought = foldForSearch(text);
  const having = tours.filter((tour) => tour.searchText.includes(sought));
  const there = having.filter((tour) => tour.place === sought);
  const besides = having.filter((tour) => tour.place !== sought);
  const found = [
    ...there.map(({ id }) => ({ id, isBesides: false })),
    ...besides.map(({ id }) => ({ id, isBesides: true })),
  ];
  return {
    found: cutBehind(found, page),
    figures: {
      destination: nameOf(sought, there),
      inDestination: there.length,
      besides: besides.length,
    },
  };
}

export function positionOfFound({ isBesides, id }: FoundTour): Position {
  return { at: isBesides ? '1' : '0', id };
}

function cutBehind(found: FoundTour[], { after, limit }: Page): FoundTour[] {
  const isAfter = ({ isBesides, id }: FoundTour) => {
    const isPartAfter = after?.at === '1';
    return isBesides === isPartAfter ? id < (after?.id ?? '') : isBesides;
  };
  const rest = after ? found.filter(isAfter) : found;
  return limit === undefined ? rest : rest.slice(0, limit + 1);
}

/** Of several spellings the least: always the same one. */
function nameOf(sought: string, there: readonly TourKey[]): string | null {
  const least = there.reduce<string | null>(
    (name, { city }) => (name === null || city < name ? city : name),
    null,
  );
  if (least === null) return null;
  return DESTINATIONS.find((name) => foldForSearch(name) === sought) ?? least;
}
