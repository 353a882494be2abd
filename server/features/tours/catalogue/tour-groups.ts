import type { BrowseCounts, BrowseQuery } from '../../../../contracts/tours/browse.contract.ts';
import { DESTINATIONS } from '../../../../contracts/tours/destinations.ts';
import { LENGTH_BANDS, PRICE_BANDS, RATING_FLOORS } from '../../../../contracts/tours/tour-filters.ts';
import { foldForSearch } from '../tour-slug.ts';
import type { TourKey } from './tour-keys.queries.ts';

// Tours that no filter tells apart are a group: there are some hundred groups, however many tours there are. What every
// choice of every filter would show is summed up from their sizes.

export type Filters = Pick<BrowseQuery, 'destination' | 'price' | 'days' | 'rating'>;
type Parameter = keyof Filters;
type Filtered = Pick<TourKey, 'place' | 'price' | 'days' | 'rating'>;

type Filter = {
  choices: readonly string[];
  /** The place of a tour's choice among them; -1 for none. */
  choiceOf: (tour: Filtered) => number;
  /** A tour of one choice is of those after it, too: who has 4.5 stars has 4. */
  isFloor?: boolean;
};

/** The search finds a destination however it is written; so does the filter. */
const PLACES = DESTINATIONS.map(foldForSearch);

const FILTERS: Record<Parameter, Filter> = {
  destination: { choices: DESTINATIONS, choiceOf: (tour) => PLACES.indexOf(tour.place) },
  price: {
    choices: PRICE_BANDS.map((band) => band.id),
    choiceOf: (tour) => bandOf(PRICE_BANDS, tour.price),
  },
  days: { choices: LENGTH_BANDS.map((band) => band.id), choiceOf: (tour) => bandOf(LENGTH_BANDS, tour.days) },
  rating: {
    choices: RATING_FLOORS,
    choiceOf: ({ rating }) => RATING_FLOORS.findIndex((floor) => rating !== null && rating >= Number(floor)),
    isFloor: true,
  },
};
const PARAMETERS = Object.keys(FILTERS) as Parameter[];

/** Numbers from 0; a tour of no choice counts as one choice more. */
export const GROUP_COUNT = PARAMETERS.reduce((count, name) => count * (FILTERS[name].choices.length + 1), 1);

export function groupOf(tour: Filtered): number {
  return PARAMETERS.reduce((group, name) => {
    const { choices, choiceOf } = FILTERS[name];
    return group * (choices.length + 1) + choiceOf(tour) + 1;
  }, 0);
}

/** How many of these tours each group has. */
export function countGroups(tours: readonly { group: number }[]): Int32Array {
  const sizes = new Int32Array(GROUP_COUNT);
  for (const { group } of tours) sizes[group] = (sizes[group] ?? 0) + 1;
  return sizes;
}

/** What each choice of each filter shows of a group. */
type Group = Record<Parameter, ReadonlySet<string>>;

const GROUPS: readonly Group[] = Array.from({ length: GROUP_COUNT }, (_, number) => {
  let left = number;
  const group: Partial<Group> = {};
  for (const name of PARAMETERS.toReversed()) {
    const { choices, isFloor } = FILTERS[name];
    const choice = (left % (choices.length + 1)) - 1;
    left = Math.floor(left / (choices.length + 1));
    const until = isFloor ? choices.length : choice + 1;
    group[name] = new Set(choice === -1 ? [] : choices.slice(choice, until));
  }
  return group as Group;
});

export type Selection = {
  /** By group: 1 where its tours pass all filters. */
  isShown: Uint8Array;
  total: number;
  /** How many tours each choice of each filter would show. */
  counts: BrowseCounts;
};

/** `sizes`: how many tours each group has. */
export function selectGroups(sizes: Int32Array, filters: Filters): Selection {
  const chosen = chosenOf(filters);
  const counts = noCounts();
  const isShown = new Uint8Array(GROUP_COUNT);
  let total = 0;
  for (const [number, group] of GROUPS.entries()) {
    const size = sizes[number] ?? 0;
    if (size === 0) continue;
    const refusing = PARAMETERS.filter((name) => !passes(group[name], chosen[name]));
    if (refusing.length === 0) {
      isShown[number] = 1;
      total += size;
    }
    // A filter's own choices count what the others let through.
    for (const name of PARAMETERS)
      if (refusing.every((one) => one === name)) addTo(counts[name], group[name], size);
  }
  return { isShown, total, counts };
}

function addTo(counts: Record<string, number>, choices: ReadonlySet<string>, size: number): void {
  for (const choice of choices) counts[choice] = (counts[choice] ?? 0) + size;
}

function noCounts(): BrowseCounts {
  const none = (name: Parameter) => Object.fromEntries(FILTERS[name].choices.map((choice) => [choice, 0]));
  return {
    destination: none('destination'),
    price: none('price'),
    days: none('days'),
    rating: none('rating'),
  };
}

/** Choices of one filter are alternatives; without any, it lets everything through. */
function chosenOf({ destination, price, days, rating }: Filters): Record<Parameter, readonly string[]> {
  return { destination, price, days, rating: rating ? [rating] : [] };
}

function passes(shownBy: ReadonlySet<string>, chosen: readonly string[]): boolean {
  return chosen.length === 0 || chosen.some((choice) => shownBy.has(choice));
}

function bandOf(bands: readonly { from: number; to: number }[], value: number): number {
  return bands.findIndex((band) => value >= band.from && value <= band.to);
}
