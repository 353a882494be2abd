import { DIFFICULTIES } from '../../../../contracts/dossier/difficulties.ts';
import { suits } from '../../../../contracts/dossier/suits.ts';
import type { TourChoices } from '../../../../contracts/tours/destinations.ts';
import {
  COMPANIONS,
  HEIGHT_BANDS,
  LENGTH_BANDS,
  PRICE_BANDS,
  RATING_FLOORS,
} from '../../../../contracts/tours/tour-filters.ts';
import type { BrowseCounts, BrowseQuery } from '../../../../contracts/tours/tours.contract.ts';
import type { Trip } from '../../../../contracts/tours/trip.ts';
import { TRAVEL_MONTHS } from '../../../../contracts/tours/trip.ts';
import { foldForSearch } from '../tour-slug.ts';
import type { TourKey } from './tour-keys.queries.ts';

// Choices are bits of a number per filter, so that filtering costs a few operations per tour.

export type Filters = Omit<BrowseQuery, 'sort' | 'page' | keyof Trip>;
type Fixed = Exclude<keyof Filters, 'start'>;
type Filtered = Pick<
  TourKey,
  | 'place'
  | 'price'
  | 'days'
  | 'rating'
  | 'themes'
  | 'goodMonths'
  | 'highestMetres'
  | 'startTown'
  | 'difficulty'
  | 'minAge'
  | 'maxAge'
>;

export type Marked = { marks: readonly number[]; startTown: string };

type Filter = {
  choices: readonly string[];
  /** The places of a tour's choices among them. */
  placesOf: (tour: Filtered) => number[];
};

type Filterings = Record<Fixed, Filter>;

/** Staff write the first two, the others are always the same. */
export function filteringBy({ destinations, themes }: TourChoices): Filterings {
  const places = destinations.map(({ key }) => foldForSearch(key));
  const keys = themes.map(({ key }) => key);
  return {
    destination: {
      choices: destinations.map(({ key }) => key),
      placesOf: (tour) => [places.indexOf(tour.place)],
    },
    theme: { choices: keys, placesOf: (tour) => tour.themes.map((theme) => keys.indexOf(theme)) },
    ...ALWAYS,
  };
}

const ALWAYS: Omit<Filterings, 'destination' | 'theme'> = {
  price: { choices: idsOf(PRICE_BANDS), placesOf: (tour) => [bandOf(PRICE_BANDS, tour.price)] },
  days: { choices: idsOf(LENGTH_BANDS), placesOf: (tour) => [bandOf(LENGTH_BANDS, tour.days)] },
  month: { choices: TRAVEL_MONTHS, placesOf: ({ goodMonths }) => goodMonths.map((month) => month - 1) },
  height: {
    choices: idsOf(HEIGHT_BANDS),
    placesOf: ({ highestMetres }) => (highestMetres === null ? [] : [bandOf(HEIGHT_BANDS, highestMetres)]),
  },
  level: {
    choices: DIFFICULTIES,
    placesOf: ({ difficulty }) => (difficulty === '' ? [] : [DIFFICULTIES.indexOf(difficulty)]),
  },
  with: {
    choices: COMPANIONS,
    placesOf: (tour) => COMPANIONS.flatMap((companion, place) => (suits(companion, tour) ? [place] : [])),
  },
  rating: {
    choices: RATING_FLOORS,
    // 4.5 stars include 4.
    placesOf: ({ rating }) =>
      RATING_FLOORS.flatMap((floor, place) => (rating !== null && rating >= Number(floor) ? [place] : [])),
  },
};
const NAMES = ['destination', 'theme', ...Object.keys(ALWAYS)] as Fixed[];
const START = NAMES.length;
const PRICE = NAMES.indexOf('price');

export function marksOf(tour: Filtered, by: Filterings): number[] {
  return NAMES.map((name) => bitsOf(by[name].placesOf(tour)));
}

function bitsOf(places: readonly number[]): number {
  return places.reduce((bits, place) => (place < 0 ? bits : bits | (1 << place)), 0);
}

type Selection<T> = {
  by: Filterings;
  /** Where the price is not the one that `marksOf` knew. */
  priceOf?: ((tour: T) => number) | undefined;
};

export function selectTours<T extends Marked>(
  tours: readonly T[],
  filters: Filters,
  { by, priceOf }: Selection<T>,
): { shown: T[]; counts: BrowseCounts } {
  const wanted = NAMES.map((name) =>
    bitsOf(chosenOf(filters, name).map((one) => by[name].choices.indexOf(one))),
  );
  const towns = new Set(filters.start.map(foldForSearch));
  const counts = NAMES.map((name) => new Array<number>(by[name].choices.length).fill(0));
  const startCounts = new Map<string, number>();
  const shown: T[] = [];
  for (const tour of tours) {
    const marks = priceOf ? tour.marks.with(PRICE, bitsOf([bandOf(PRICE_BANDS, priceOf(tour))])) : tour.marks;
    const refusing = refusingOf(marks, tour.startTown, wanted, towns);
    if (refusing === SEVERAL) continue;
    if (refusing === NOBODY) shown.push(tour);
    // A filter counts what all other filters let through.
    for (const [place, own] of counts.entries())
      if (refusing === NOBODY || refusing === place) countBits(own, marks[place] ?? 0);
    const isCounted = tour.startTown !== '' && (refusing === NOBODY || refusing === START);
    if (isCounted) startCounts.set(tour.startTown, (startCounts.get(tour.startTown) ?? 0) + 1);
  }
  return { shown, counts: namedCounts(by, counts, startCounts, tours) };
}

/** Where all choices must match, not one of them. */
const FOR_ALL = new Set([NAMES.indexOf('with')]);
const NOBODY = -1;
const SEVERAL = -2;

function refusingOf(
  marks: readonly number[],
  startTown: string,
  wanted: readonly number[],
  towns: ReadonlySet<string>,
): number {
  let refusing = towns.size > 0 && !towns.has(foldForSearch(startTown)) ? START : NOBODY;
  for (const [place, bits] of wanted.entries()) {
    const matching = (marks[place] ?? 0) & bits;
    if (FOR_ALL.has(place) ? matching === bits : bits === 0 || matching !== 0) continue;
    if (refusing !== NOBODY) return SEVERAL;
    refusing = place;
  }
  return refusing;
}

function countBits(counts: number[], bits: number): void {
  for (let place = 0, left = bits; left !== 0; place += 1, left >>>= 1)
    if ((left & 1) === 1) counts[place] = (counts[place] ?? 0) + 1;
}

function namedCounts(
  by: Filterings,
  counts: readonly number[][],
  startCounts: ReadonlyMap<string, number>,
  tours: readonly Marked[],
): BrowseCounts {
  const fixed = NAMES.map((name, place) => {
    const own = by[name].choices.map((choice, at) => [choice, counts[place]?.[at] ?? 0] as const);
    return [name, Object.fromEntries(own)] as const;
  });
  const towns = new Set(tours.map(({ startTown }) => startTown).filter(Boolean));
  const start = [...towns].sort().map((town) => [town, startCounts.get(town) ?? 0] as const);
  return { ...(Object.fromEntries(fixed) as Omit<BrowseCounts, 'start'>), start: Object.fromEntries(start) };
}

/** Without a choice, a filter lets everything through. */
function chosenOf(filters: Filters, name: Fixed): readonly string[] {
  const chosen = filters[name];
  return chosen === undefined ? [] : typeof chosen === 'string' ? [chosen] : chosen;
}

function idsOf(bands: readonly { id: string }[]): string[] {
  return bands.map((band) => band.id);
}

function bandOf(bands: readonly { from: number; to: number }[], value: number): number {
  return bands.findIndex((band) => value >= band.from && value <= band.to);
}
