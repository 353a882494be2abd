import { href } from 'react-router';
import { DIFFICULTIES } from '../../../../contracts/dossier/difficulties.ts';
import {
  COMPANIONS,
  HEIGHT_BANDS,
  LENGTH_BANDS,
  MAX_CHOICES,
  MAX_TOWN_LENGTH,
  PRICE_BANDS,
  RATING_FLOORS,
  TOUR_SORTS,
} from '../../../../contracts/tours/tour-filters.ts';
import { readTrip, TRAVEL_MONTHS, type Trip, withTrip } from '../../../../contracts/tours/trip.ts';

/** A limit on the document's size. */
export const MAX_PAGES_TOGETHER = 20;

/** In the order of the filters, behind those that staff list. */
export const CHOICES = {
  month: TRAVEL_MONTHS,
  price: PRICE_BANDS.map((band) => band.id),
  days: LENGTH_BANDS.map((band) => band.id),
  height: HEIGHT_BANDS.map((band) => band.id),
  level: DIFFICULTIES,
  with: COMPANIONS,
} as const satisfies Record<string, readonly string[]>;

type Several = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number][] } & {
  destination: string[];
  theme: string[];
  start: string[];
};

export type TourQuery = Several &
  Trip & {
    sought?: string;
    rating?: (typeof RATING_FLOORS)[number];
    sort: (typeof TOUR_SORTS)[number];
    page: number;
    /** `from` to `page` are shown together. */
    from: number;
  };

export type FilterName = keyof Several | 'rating';
const FILTER_NAMES = [
  'destination',
  'theme',
  ...(Object.keys(CHOICES) as (keyof typeof CHOICES)[]),
  'start',
  'rating',
] as const;
export const FILTERS_AND_SORT = [...FILTER_NAMES, 'sort'];

export const EVERY_TOUR = readTourQuery(new URLSearchParams()).query;

/** Destinations and themes as they are given: what is listed, the server knows (`onlyListed`). */
export function readTourQuery(search: URLSearchParams): { query: TourQuery; ignored: string[] } {
  const ignored: string[] = [];
  function several<T extends string>(name: string, choices: readonly T[]): T[] {
    const found = new Set<T>();
    for (const value of new Set(search.getAll(name).filter((given) => given !== ''))) {
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
  const chosen = Object.entries(CHOICES).map(([name, choices]) => [name, several<string>(name, choices)]);
  return {
    query: {
      destination: readTexts(search, 'destination'),
      theme: readTexts(search, 'theme'),
      ...(Object.fromEntries(chosen) as Pick<Several, keyof typeof CHOICES>),
      start: readTexts(search, 'start'),
      ...readTrip(search),
      rating: one('rating', RATING_FLOORS),
      sort: one('sort', TOUR_SORTS) ?? 'newest',
      page,
      from: Math.max(from, page - MAX_PAGES_TOGETHER + 1),
    },
    ignored,
  };
}

function readTexts(search: URLSearchParams, name: string): string[] {
  const texts = search.getAll(name).map((text) => text.trim().slice(0, MAX_TOWN_LENGTH));
  return [...new Set(texts)].filter((text) => text !== '').slice(0, MAX_CHOICES);
}

function readPage(text: string | null, ignored: string[]): number {
  if (text === null || text === '') return 1;
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  ignored.push(text);
  return 1;
}

export function tourListPage({ sought }: Pick<TourQuery, 'sought'>): string {
  return sought === undefined ? href('/tours') : href('/tours/search');
}

/** Canonical: one address per list, without defaults. */
export function tourListPath(query: TourQuery): string {
  const search = filtersOf(query);
  if (query.from < query.page) search.set('from', String(query.from));
  if (query.page > 1) search.set('page', String(query.page));
  return search.size > 0 ? `${tourListPage(query)}?${search}` : tourListPage(query);
}

export function browseParameters(query: TourQuery, page: number): URLSearchParams {
  const search = filtersOf(query);
  search.set('page', String(page));
  return search;
}

export function isSameList(one: TourQuery, other: TourQuery): boolean {
  return String(filtersOf(one)) === String(filtersOf(other));
}

function filtersOf(query: TourQuery): URLSearchParams {
  const { sought, sort } = query;
  const search = new URLSearchParams(sought === undefined ? {} : { city: sought });
  for (const { name, value } of chosenFilters(query)) search.append(name, value);
  if (sort !== 'newest') search.set('sort', sort);
  return withTrip(search, query);
}

export function chosenFilters(query: TourQuery): { name: FilterName; value: string }[] {
  return FILTER_NAMES.flatMap((name) => [query[name] ?? []].flat().map((value) => ({ name, value })));
}

export function withoutFilter(query: TourQuery, name: FilterName, value: string): TourQuery {
  const left = [query[name] ?? []].flat().filter((one) => one !== value);
  return onPage({ ...query, [name]: name === 'rating' ? undefined : left }, 1);
}

export function onPage(query: TourQuery, page: number): TourQuery {
  return { ...query, page, from: page };
}
