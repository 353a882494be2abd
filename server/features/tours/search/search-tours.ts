import type { Position } from '../../../../contracts/lists/cursor.ts';
import type { BrowseCounts, BrowseQuery } from '../../../../contracts/tours/browse.contract.ts';
import type { CatalogueIndex, MarkedTour } from '../catalogue/catalogue-index.ts';
import { type Filters, selectTours } from '../catalogue/tour-choices.ts';
import { type FoundParts, findParts } from './found-parts.ts';
import { respell } from './nearest-words.ts';
import type { WordIndex } from './word-index.ts';

export type FoundTour = { tour: MarkedTour; place: number };

/** What a search finds in all, whatever page of it is shown. */
export type SearchFigures = {
  /** As this site or else its tours write it; null where none of them goes there. */
  destination: string | null;
  inDestination: number;
  besides: number;
  partly: number;
  alike: number;
  alikeSpelling: string | null;
  spelling: string | null;
  unfiltered: number;
  counts: BrowseCounts;
};

/** Where a page of what was found begins: behind a tour, or after so many. Without a limit it is the whole rest. */
export type SearchPage = { limit: number | undefined; after: Position | number | undefined };

type Asked = Filters & Pick<BrowseQuery, 'sort'> & { city: string };

/**
 * The tours to exactly the destination that is sought, then those that only have the text, or all of its words, then those that
 * have some of them, then those that have one that sounds like it. Where there is nothing of the first two, what is written most like it is sought in
 * its place. One more than the page holds, see `cutPage`.
 */
export function searchTours(
  catalogue: CatalogueIndex,
  words: WordIndex,
  { city, sort, ...filters }: Asked,
  page: SearchPage,
): { found: FoundTour[]; figures: SearchFigures } {
  const tours = catalogue.list(sort);
  const order = sort === 'newest' ? 'telling' : 'given';
  const found = findRightly(city, { tours, words, order });
  const selection = selectTours(allOf(found), filters);
  const isShown = new Set(selection.shown);
  const shown = (part: readonly MarkedTour[]) => part.filter((tour) => isShown.has(tour));
  const parts = {
    there: shown(found.there),
    besides: shown(found.besides),
    partly: shown(found.partly),
    alike: shown(found.alike),
  };
  return {
    found: cutOut(allOf(parts), page),
    figures: {
      destination: parts.there.length === 0 ? null : found.destination,
      inDestination: parts.there.length,
      besides: parts.besides.length,
      partly: parts.partly.length,
      alike: parts.alike.length,
      alikeSpelling: parts.alike.length === 0 ? null : found.alikeSpelling,
      spelling: found.spelling,
      unfiltered: allOf(found).length,
      counts: selection.counts,
    },
  };
}

export function positionOfFound({ tour, place }: FoundTour): Position {
  return { at: `${place}`, id: tour.id };
}

/** Of what was typed, or of what is written most like it. */
function findRightly(
  text: string,
  where: Parameters<typeof findParts>[1],
): FoundParts & { spelling: string | null } {
  const found = findParts(text, where);
  const isFound = found.there.length + found.besides.length > 0;
  const spelling = isFound ? undefined : respell(text, where.words);
  if (spelling === undefined) return { ...found, spelling: null };
  return { ...findParts(spelling, where), spelling };
}

function allOf({
  there,
  besides,
  partly,
  alike,
}: Pick<FoundParts, 'there' | 'besides' | 'partly' | 'alike'>): MarkedTour[] {
  return [...there, ...besides, ...partly, ...alike];
}

function cutOut(tours: readonly MarkedTour[], { after, limit }: SearchPage): FoundTour[] {
  const first = typeof after === 'number' ? after : placeBehind(tours, after);
  const until = limit === undefined ? undefined : first + limit + 1;
  return tours.slice(first, until).map((tour, at) => ({ tour, place: first + at }));
}

/** Behind a tour that is no longer found stands what came into its place. */
function placeBehind(tours: readonly MarkedTour[], after: Position | undefined): number {
  if (!after) return 0;
  const place = tours.findIndex(({ id }) => id === after.id);
  return place === -1 ? Number.parseInt(after.at, 10) || 0 : place + 1;
}
