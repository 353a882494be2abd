import { href } from 'react-router';
import { THEMES, type Theme } from '../../../../contracts/dossier/themes.ts';
import { DESTINATIONS, type Destination } from '../../../../contracts/tours/destinations.ts';
import {
  HEIGHT_BANDS,
  type HeightBand,
  LENGTH_BANDS,
  type LengthBand,
  MAX_CHOICES,
  MAX_TOWN_LENGTH,
  PRICE_BANDS,
  type PriceBand,
  RATING_FLOORS,
  type RatingFloor,
  TOUR_SORTS,
  type TourSort,
  TRAVEL_MONTHS,
  type TravelMonth,
} from '../../../../contracts/tours/tour-filters.ts';

/** What the address of the tour list asks for, or that of what a search found. */
export type TourQuery = {
  /** What was searched for; a list that has it is of what was found. */
  sought?: string;
  destination: Destination[];
  theme: Theme[];
  price: PriceBand[];
  days: LengthBand[];
  month: TravelMonth[];
  height: HeightBand[];
  /** Towns in which tours begin, as staff write them. */
  start: string[];
  rating?: RatingFloor;
  sort: TourSort;
  page: number;
  /** The first of the pages that are shown together; `page` is the last of them. */
  from: number;
};

/** In the order in which the filters stand. */
const FILTER_NAMES = ['destination', 'theme', 'month', 'price', 'days', 'height', 'start', 'rating'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export const EVERY_TOUR: TourQuery = {
  destination: [],
  theme: [],
  price: [],
  days: [],
  month: [],
  height: [],
  start: [],
  sort: 'newest',
  page: 1,
  from: 1,
};

/** More than this many pages together would make a document too large; what is before them is a link away. */
export const MAX_PAGES_TOGETHER = 20;

const CHOICES = {
  destination: DESTINATIONS,
  theme: THEMES,
  price: PRICE_BANDS.map((band) => band.id),
  days: LENGTH_BANDS.map((band) => band.id),
  month: TRAVEL_MONTHS,
  height: HEIGHT_BANDS.map((band) => band.id),
  rating: RATING_FLOORS,
  sort: TOUR_SORTS,
} as const satisfies Record<string, readonly string[]>;

export const FILTERS_AND_SORT = [...Object.keys(CHOICES), 'start'];

/** Reads an address. What it says that the list does not know is left out, and named in `ignored`. */
export function readTourQuery(search: URLSearchParams): { query: TourQuery; ignored: string[] } {
  const ignored: string[] = [];
  function several<T extends string>(name: string, choices: readonly T[]): T[] {
    const found = new Set<T>();
    for (const value of new Set(search.getAll(name).filter((given) => given !== ''))) {
      // Typed by hand, or written so by another site: "sikkim" is Sikkim.
      const choice = choices.find((one) => one.toLowerCase() === value.trim().toLowerCase());
      if (choice) found.add(choice);
      else ignored.push(value);
    }
    return choices.filter((choice) => found.has(choice));
  }
  function one<T extends string>(name: string, choices: readonly T[]): T | undefined {
    const [first, ...rest] = several(name, choices);
    ignored.push(...rest);
    return first;
  }
  const page = readPage(search.get('page'), ignored);
  const from = Math.min(readPage(search.get('from') ?? String(page), ignored), page);
  return {
    query: {
      destination: several('destination', CHOICES.destination),
      theme: several('theme', CHOICES.theme),
      price: several('price', CHOICES.price),
      days: several('days', CHOICES.days),
      month: several('month', CHOICES.month),
      height: several('height', CHOICES.height),
      start: readTowns(search),
      rating: one('rating', CHOICES.rating),
      sort: one('sort', CHOICES.sort) ?? 'newest',
      page,
      from: Math.max(from, page - MAX_PAGES_TOGETHER + 1),
    },
    ignored,
  };
}

/** Whatever towns staff write: those that no tour begins in find nothing, which the list says. */
function readTowns(search: URLSearchParams): string[] {
  const towns = search.getAll('start').map((town) => town.trim().slice(0, MAX_TOWN_LENGTH));
  return [...new Set(towns)].filter((town) => town !== '').slice(0, MAX_CHOICES);
}

function readPage(text: string | null, ignored: string[]): number {
  if (text === null || text === '') return 1;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  ignored.push(text);
  return 1;
}

/** Where a list stands, without what it is narrowed by. */
export function tourListPage({ sought }: Pick<TourQuery, 'sought'>): string {
  return sought === undefined ? href('/tours') : href('/tours/search');
}

/** The address of a list: one form for each list, without what it would do anyway. */
export function tourListPath(query: TourQuery): string {
  const search = filtersOf(query);
  if (query.from < query.page) search.set('from', String(query.from));
  if (query.page > 1) search.set('page', String(query.page));
  return search.size > 0 ? `${tourListPage(query)}?${search}` : tourListPage(query);
}

/** What the API is asked for one page of the list, or of what was found. */
export function browseParameters(query: TourQuery, page: number): URLSearchParams {
  const search = filtersOf(query);
  search.set('page', String(page));
  return search;
}

/** Whether two lists differ in their pages alone: they can be continued from one another. */
export function isSameList(one: TourQuery, other: TourQuery): boolean {
  return String(filtersOf(one)) === String(filtersOf(other));
}

/** What was searched for, filters and sort, without the pages. */
export function filtersOf(query: TourQuery): URLSearchParams {
  const { sought, sort } = query;
  const search = new URLSearchParams(sought === undefined ? {} : { city: sought });
  for (const { name, value } of chosenFilters(query)) search.append(name, value);
  if (sort !== 'newest') search.set('sort', sort);
  return search;
}

/** The choices that narrow the list, in the order in which the filters stand. */
export function chosenFilters(query: TourQuery): { name: FilterName; value: string }[] {
  return FILTER_NAMES.flatMap((name) => [query[name] ?? []].flat().map((value) => ({ name, value })));
}

/** The list without one of its choices, from its first page. */
export function withoutFilter(query: TourQuery, name: FilterName, value: string): TourQuery {
  const search = filtersOf(query);
  search.delete(name, value);
  return { ...readTourQuery(search).query, sought: query.sought };
}

export function onPage(query: TourQuery, page: number): TourQuery {
  return { ...query, page, from: page };
}
