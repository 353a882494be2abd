import type { BrowseCounts, BrowseQuery } from '../../../../contracts/tours/browse.contract.ts';
import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import {
  LENGTH_BANDS,
  PRICE_BANDS,
  RATING_FLOORS,
  type TourSort,
} from '../../../../contracts/tours/tour-filters.ts';
import { foldForSearch } from '../tour-slug.ts';

/** As much of a tour as filters and sorting look at. A thousand of these are filtered in about a millisecond. */
export type TourKey = {
  id: string;
  /** Folded: see `foldForSearch`. */
  city: string;
  /** Whole rupees per person, the price shown. */
  price: number;
  days: number;
  /** Null without reviews. */
  rating: number | null;
};

/** The search finds a destination however it is written; so does the filter. */
const FOLDED: ReadonlyMap<string, string> = new Map(DESTINATIONS.map((name) => [name, foldForSearch(name)]));

type Filters = Pick<BrowseQuery, 'destination' | 'price' | 'days' | 'rating'>;
type Parameter = keyof Filters;

/** The tours that pass all filters, in order, and how many each choice of each filter would show. */
export function filterTours(
  tours: TourKey[],
  query: Filters & { sort: TourSort },
): { matching: TourKey[]; counts: BrowseCounts } {
  const matching = tours.filter((tour) => passes(tour, query)).sort(ORDER[query.sort]);
  return {
    matching,
    counts: {
      destination: countChoices('destination', DESTINATIONS),
      price: countChoices(
        'price',
        PRICE_BANDS.map((band) => band.id),
      ),
      days: countChoices(
        'days',
        LENGTH_BANDS.map((band) => band.id),
      ),
      rating: countChoices('rating', RATING_FLOORS),
    },
  };

  function countChoices(parameter: Parameter, choices: readonly string[]): Record<string, number> {
    const rest = tours.filter((tour) => passes(tour, query, parameter));
    return Object.fromEntries(
      choices.map((choice) => [choice, rest.filter((tour) => fits(tour, parameter, choice)).length]),
    );
  }
}

/** `except`: the filter that is left out, for the counts of its own choices. */
function passes(tour: TourKey, filters: Filters, except?: Parameter): boolean {
  const chosen: [Parameter, readonly string[]][] = [
    ['destination', filters.destination],
    ['price', filters.price],
    ['days', filters.days],
    ['rating', filters.rating ? [filters.rating] : []],
  ];
  return chosen.every(
    ([parameter, choices]) =>
      parameter === except || choices.length === 0 || choices.some((choice) => fits(tour, parameter, choice)),
  );
}

function fits(tour: TourKey, parameter: Parameter, choice: string): boolean {
  switch (parameter) {
    case 'destination':
      return tour.city === FOLDED.get(choice);
    case 'price':
      return isInBand(PRICE_BANDS, choice, tour.price);
    case 'days':
      return isInBand(LENGTH_BANDS, choice, tour.days);
    case 'rating':
      return tour.rating !== null && tour.rating >= Number(choice);
  }
}

function isInBand(
  bands: readonly { id: string; from: number; to: number }[],
  id: string,
  value: number,
): boolean {
  const band = bands.find((one) => one.id === id);
  return band !== undefined && value >= band.from && value <= band.to;
}

const newestFirst = (a: TourKey, b: TourKey) => (a.id < b.id ? 1 : -1);

const ORDER: Record<TourSort, (a: TourKey, b: TourKey) => number> = {
  newest: newestFirst,
  price: (a, b) => a.price - b.price || newestFirst(a, b),
  'price-down': (a, b) => b.price - a.price || newestFirst(a, b),
  rating: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || newestFirst(a, b),
  days: (a, b) => a.days - b.days || newestFirst(a, b),
};
