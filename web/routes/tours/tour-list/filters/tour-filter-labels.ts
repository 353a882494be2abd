import { THEME_NAMES } from '../../../../../contracts/dossier/themes.ts';
import type {
  HeightBand,
  LengthBand,
  PriceBand,
  RatingFloor,
  TourSort,
  TravelMonth,
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

const HEIGHTS: Record<HeightBand, string> = {
  'under-2500': 'Below 2,500 m',
  '2500-3499': '2,500 to 3,500 m',
  '3500-4499': '3,500 to 4,500 m',
  '4500-up': 'Above 4,500 m',
};

const MONTHS: Record<TravelMonth, string> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  may: 'May',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
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

export function sortLabel(sort: TourSort, { sought }: Pick<TourQuery, 'sought'>): string {
  return sort === 'newest' && sought !== undefined ? 'Best match first' : SORT_LABELS[sort];
}

export const FILTER_TITLES: Record<FilterName, string> = {
  destination: 'Destination',
  theme: 'Theme',
  month: 'Month',
  price: 'Price',
  days: 'Length',
  height: 'Height',
  start: 'Starts in',
  rating: 'Rating',
};

const LABELS: Partial<Record<FilterName, Record<string, string>>> = {
  theme: THEME_NAMES,
  month: MONTHS,
  height: HEIGHTS,
  price: PRICES,
  days: LENGTHS,
  rating: RATINGS,
};

export function filterLabel(name: FilterName, value: string): string {
  const label = LABELS[name]?.[value] ?? value;
  return name === 'start' ? `From ${label}` : label;
}
