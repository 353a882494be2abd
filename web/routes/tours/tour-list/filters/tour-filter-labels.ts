import { DIFFICULTY_NAMES } from '../../../../../contracts/dossier/difficulties.ts';
import { writer } from '../../../../../contracts/india-time.ts';
import { nameOfChoice, type TourChoices } from '../../../../../contracts/tours/destinations.ts';
import type {
  Companion,
  HeightBand,
  LengthBand,
  PriceBand,
  RatingFloor,
  TourSort,
} from '../../../../../contracts/tours/tour-filters.ts';
import { TRAVEL_MONTHS } from '../../../../../contracts/tours/trip.ts';
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

const nameOfMonth = writer('en-IN', { month: 'long' });
const MONTHS = Object.fromEntries(
  TRAVEL_MONTHS.map((month, place) => [month, nameOfMonth(`2026-${String(place + 1).padStart(2, '0')}-01`)]),
);

const RATINGS: Record<RatingFloor, string> = {
  '4.5': '4.5 stars and more',
  '4': '4 stars and more',
  '3': '3 stars and more',
};

const COMPANION_NAMES: Record<Companion, string> = {
  seniors: 'Good for seniors',
  'child-3': 'With children from 3',
  'child-8': 'With children from 8',
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
  level: 'How hard',
  with: 'Who comes along',
  start: 'Starts in',
  rating: 'Rating',
};

const LABELS: Partial<Record<FilterName, Record<string, string>>> = {
  month: MONTHS,
  height: HEIGHTS,
  level: DIFFICULTY_NAMES,
  with: COMPANION_NAMES,
  price: PRICES,
  days: LENGTHS,
  rating: RATINGS,
};

export function filterLabel(name: FilterName, value: string, { destinations, themes }: TourChoices): string {
  if (name === 'destination') return nameOfChoice(destinations, value);
  if (name === 'theme') return nameOfChoice(themes, value);
  const label = LABELS[name]?.[value] ?? value;
  return name === 'start' ? `From ${label}` : label;
}
