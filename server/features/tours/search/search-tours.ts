import type { Position } from '../../../../contracts/lists/cursor.ts';
import type { BrowseQuery } from '../../../../contracts/tours/tours.contract.ts';
import type { MarkedTour } from '../catalogue/catalogue-index.ts';
import type { Filters } from '../catalogue/tour-choices.ts';
import { foldForSearch } from '../tour-slug.ts';
import type { FoundParts, FoundTours, Where } from './found-parts.ts';
import { findParts } from './found-parts.ts';
import { readOtherNames } from './names-of-places.ts';
import { respell } from './nearest-words.ts';
import type { Searched } from './open-tour-search.ts';
import { readWants } from './read-wants.ts';
import { EXACTLY, fitOf, type Want } from './wants.ts';
import { soughtWords, wordsIn } from './words-of-search.ts';

const NOTHING = { there: [], partly: [], alike: [], destination: null, alikeSpelling: null };

export type FoundTour = { tour: MarkedTour; place: number };

export type SearchPage = { limit: number | undefined; after: Position | number | undefined };

type Asked = Filters & Pick<BrowseQuery, 'sort' | 'people' | 'when'> & { city: string };

/**
 * Destination first, then all words, some words, and words that sound alike. If the first two find nothing, the nearest
 * spelling is searched. Returns one extra row, see `slicePage`.
 */
export function searchTours(
  { catalogue, words, otherNames }: Searched,
  { city, sort, people, when, ...filters }: Asked,
  page: SearchPage,
) {
  const priced = catalogue.priced({ people, when });
  const tours = catalogue.listFor(sort, priced);
  const order = sort === 'newest' ? 'telling' : 'given';
  const { destinations } = catalogue.choices();
  const found = findRightly(city, { tours, words, destinations, order, priceOf: priced?.priceOf });
  const understood = [...readOtherNames(found.spelling ?? city, otherNames), ...found.wants];
  const selection = catalogue.select(allOf(found), filters, priced?.priceOf);
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
      /** In the site's spelling, or else that of its tours. */
      destination: parts.there.length === 0 ? null : found.destination,
      inDestination: parts.there.length,
      besides: parts.besides.length,
      partly: parts.partly.length,
      alike: parts.alike.length,
      alikeSpelling: parts.alike.length === 0 ? null : found.alikeSpelling,
      spelling: found.spelling,
      understood,
      unfiltered: allOf(found).length,
      counts: selection.counts,
    },
  };
}

export function positionOfFound({ tour, place }: FoundTour): Position {
  return { at: `${place}`, id: tour.id };
}

type Rightly = FoundParts & { spelling: string | null; wants: Want[] };

function findRightly(text: string, where: Where): Rightly {
  const { wants, rest } = readFitting(text, where);
  const find = (places: string) => fitParts(text, { places, wants }, where);
  const found = find(rest);
  const isFound = found.there.length + found.besides.length > 0;
  const spelling = isFound ? undefined : respell(rest, where.words);
  if (spelling === undefined) return { ...found, wants, spelling: null };
  return { ...find(spelling), wants, spelling };
}

/** Wants that no tour can meet are searched as words. */
function readFitting(text: string, { tours, priceOf }: Where): { wants: Want[]; rest: string } {
  const { wants, rest } = readWants(foldForSearch(text));
  if (wants.length === 0) return { wants, rest: text };
  const fitting = wants.filter((want) => tours.some((tour) => fitOf(want, tour, priceOf?.(tour)) > 0));
  const others = wants.filter((want) => !fitting.includes(want)).map(({ typed }) => typed);
  return { wants: fitting, rest: [rest, ...others].filter(Boolean).join(' ') };
}

function allOf({ there, besides, partly, alike }: FoundTours): MarkedTour[] {
  return [...there, ...besides, ...partly, ...alike];
}

function cutOut(tours: readonly MarkedTour[], { after, limit }: SearchPage): FoundTour[] {
  const first = typeof after === 'number' ? after : placeBehind(tours, after);
  const until = limit === undefined ? undefined : first + limit + 1;
  return tours.slice(first, until).map((tour, at) => ({ tour, place: first + at }));
}

/** A tour that is no longer found leaves its position to the next one. */
function placeBehind(tours: readonly MarkedTour[], after: Position | undefined): number {
  if (!after) return 0;
  const place = tours.findIndex(({ id }) => id === after.id);
  return place === -1 ? Number.parseInt(after.at, 10) || 0 : place + 1;
}

type Sought = { places: string; wants: readonly Want[] };

type Fitness = {
  /** Negative differences mean that a want is not met. */
  sum: number;
  isRight: boolean;
  hasSome: boolean;
};

/** Tours that meet all wants come first. Others match only partly; with wants alone, so do near matches. */
function fitParts(text: string, { places, wants }: Sought, where: Where): FoundParts {
  if (wants.length === 0) return findParts(places, where);
  const isAnywhere = soughtWords(places).length === 0;
  const found = isAnywhere ? { ...NOTHING, besides: where.tours } : findParts(places, where);
  const fitnessOf = fitnessOfTours(text, wants, { ...where, isAnywhere });
  const inOrder = (tours: readonly MarkedTour[]) =>
    where.order === 'telling' ? tours.toSorted((a, b) => fitnessOf(b).sum - fitnessOf(a).sum) : [...tours];
  const right = (tours: readonly MarkedTour[]) => inOrder(tours.filter((tour) => fitnessOf(tour).isRight));
  const others = [...found.there, ...found.besides, ...found.alike].filter((tour) => {
    const { isRight, hasSome } = fitnessOf(tour);
    return !isRight && hasSome;
  });
  const [there, besides, alike] = [right(found.there), right(found.besides), right(found.alike)];
  return {
    ...{ there, besides, alike },
    partly: [...inOrder(others), ...inOrder(found.partly)],
    destination: there.length === 0 ? null : found.destination,
    alikeSpelling: alike.length === 0 ? null : found.alikeSpelling,
  };
}

/** A tour with the whole typed text fits. `isAnywhere`: only wants were typed. */
function fitnessOfTours(
  text: string,
  wants: readonly Want[],
  { tours, priceOf, isAnywhere }: Pick<Where, 'tours' | 'priceOf'> & { isAnywhere: boolean },
): (tour: MarkedTour) => Fitness {
  const folded = foldForSearch(text).trim();
  const all = EXACTLY * wants.length;
  const known = new Map(
    tours.map((tour) => {
      const fits = wants.map((want) => fitOf(want, tour, priceOf?.(tour)));
      const sum = fits.reduce<number>((whole, one) => whole + one, 0);
      const hasEach = !fits.includes(0);
      const isWritten = tour.searchText.includes(folded) && hasWords(tour.searchText, folded);
      const fitness = {
        sum: isWritten ? all : hasEach ? sum : sum - all,
        isRight: isWritten || (isAnywhere ? sum === all : hasEach),
        hasSome: !isAnywhere || sum > 0,
      };
      return [tour, fitness] as const;
    }),
  );
  return (tour) => known.get(tour) ?? { sum: 0, isRight: false, hasSome: false };
}

/** "a week" is not in "Gorumara weekend". */
function hasWords(text: string, sought: string): boolean {
  const spaced = (one: string) => ` ${wordsIn(one).join(' ')} `;
  return spaced(text).includes(spaced(sought));
}
