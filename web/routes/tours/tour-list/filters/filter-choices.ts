import { THEMES } from '../../../../../contracts/dossier/themes.ts';
import type { BrowseCounts } from '../../../../../contracts/tours/browse.contract.ts';
import { DESTINATIONS } from '../../../../../contracts/tours/destinations.ts';
import {
  HEIGHT_BANDS,
  LENGTH_BANDS,
  PRICE_BANDS,
  RATING_FLOORS,
  TRAVEL_MONTHS,
} from '../../../../../contracts/tours/tour-filters.ts';
import type { FilterName, TourQuery } from '../tour-query.ts';

type FilterChoices = { name: FilterName; values: readonly string[] };

const BEFORE_TOWNS: FilterChoices[] = [
  { name: 'destination', values: DESTINATIONS },
  { name: 'theme', values: THEMES },
  { name: 'month', values: TRAVEL_MONTHS },
  { name: 'price', values: PRICE_BANDS.map((band) => band.id) },
  { name: 'days', values: LENGTH_BANDS.map((band) => band.id) },
  { name: 'height', values: HEIGHT_BANDS.map((band) => band.id) },
];
const RATING: FilterChoices = { name: 'rating', values: RATING_FLOORS };

export function filtersFor({ start }: Pick<TourQuery, 'start'>, counts?: BrowseCounts): FilterChoices[] {
  const towns = [...new Set([...Object.keys(counts?.start ?? {}), ...start])].sort();
  return towns.length > 0
    ? [...BEFORE_TOWNS, { name: 'start', values: towns }, RATING]
    : [...BEFORE_TOWNS, RATING];
}
