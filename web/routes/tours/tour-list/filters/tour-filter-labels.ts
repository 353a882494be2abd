import type {
  LengthBand,
  PriceBand,
  RatingFloor,
  TourSort,
} from '../../../../../contracts/tours/tour-filters.ts';
import type { FilterName, TourQuery } from '../tour-query.ts';

const PRICES: Record<PriceBand, string> = {
  'under-10000': 'Under ₹10,000',
  '10000-19999': '₹10,000 to ₹19,999',
  '20000-39999': '₹20,000 to ₹39,999',
  '40000-up': '₹40,000 and more',
};

const LENGTHS: Record<LengthBand, string> = {
  '1-3': '1 to 3 days',
  '4-5': '4 to 5 days',
  '6-8': '6 to 8 days',
  '9-up': '9 days and more',
};

const RATINGS: Record<RatingFloor, string> = {
  '4.5': '4.5 stars and more',
  '4': '4 stars and more',
  '3': '3 stars and more',
};

const SORT_LABELS: Record<TourSort, string> = {
  newest: 'Newest first',
  price: 'Lowest price first',
  'price-down': 'Highest price first',
  rating: 'Best rated first',
  days: 'Shortest first',
};

/** What was found comes in the order of how well it fits, where no other is asked for. */
export function sortLabel(sort: TourSort, { sought }: Pick<TourQuery, 'sought'>): string {
  return sort === 'newest' && sought !== undefined ? 'Best match first' : SORT_LABELS[sort];
}

export const FILTER_TITLES: Record<FilterName, string> = {
  destination: 'Destination',
  price: 'Price',
  days: 'Length',
  rating: 'Rating',
};

const LABELS: Record<Exclude<FilterName, 'destination'>, Record<string, string>> = {
  price: PRICES,
  days: LENGTHS,
  rating: RATINGS,
};

/** How a choice of a filter is called; a destination has its own name. */
export function filterLabel(name: FilterName, value: string): string {
  return name === 'destination' ? value : (LABELS[name][value] ?? value);
}
