import { DESTINATIONS } from '../../../../../contracts/tours/destinations.ts';
import { LENGTH_BANDS, PRICE_BANDS, RATING_FLOORS } from '../../../../../contracts/tours/tour-filters.ts';
import type { FilterName } from '../tour-query.ts';

/** The filters as they stand above the list, each with its choices. */
export const FILTERS: { name: FilterName; values: readonly string[] }[] = [
  { name: 'destination', values: DESTINATIONS },
  { name: 'price', values: PRICE_BANDS.map((band) => band.id) },
  { name: 'days', values: LENGTH_BANDS.map((band) => band.id) },
  { name: 'rating', values: RATING_FLOORS },
];
