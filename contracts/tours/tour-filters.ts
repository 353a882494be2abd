export const TOUR_SORTS = ['newest', 'price', 'price-down', 'rating', 'days'] as const;
export type TourSort = (typeof TOUR_SORTS)[number];

/** Whole rupees per person, both ends included. */
export const PRICE_BANDS = [
  { id: 'under-10000', from: 0, to: 9_999 },
  { id: '10000-19999', from: 10_000, to: 19_999 },
  { id: '20000-39999', from: 20_000, to: 39_999 },
  { id: '40000-up', from: 40_000, to: Number.POSITIVE_INFINITY },
] as const;
export type PriceBand = (typeof PRICE_BANDS)[number]['id'];

/** Days, both ends included. */
export const LENGTH_BANDS = [
  { id: '1-3', from: 1, to: 3 },
  { id: '4-5', from: 4, to: 5 },
  { id: '6-8', from: 6, to: 8 },
  { id: '9-up', from: 9, to: Number.POSITIVE_INFINITY },
] as const;
export type LengthBand = (typeof LENGTH_BANDS)[number]['id'];

/** Metres of the highest place, both ends included. */
export const HEIGHT_BANDS = [
  { id: 'under-2500', from: 0, to: 2_499 },
  { id: '2500-3499', from: 2_500, to: 3_499 },
  { id: '3500-4499', from: 3_500, to: 4_499 },
  { id: '4500-up', from: 4_500, to: Number.POSITIVE_INFINITY },
] as const;
export type HeightBand = (typeof HEIGHT_BANDS)[number]['id'];

/** Who comes along. All chosen must be suited. */
export const COMPANIONS = ['seniors', 'child-3', 'child-8'] as const;
export type Companion = (typeof COMPANIONS)[number];

export const RATING_FLOORS = ['4.5', '4', '3'] as const;
export type RatingFloor = (typeof RATING_FLOORS)[number];

export const MAX_CHOICES = 20;
export const MAX_TOWN_LENGTH = 120;

export const TOURS_PER_PAGE = 24;
