import { z } from 'zod';
import type { TourRow } from '../../../db/schema.ts';

const NUMBERS = ['distance', 'price', 'discountprice', 'discount', 'maxGroupSize'] as const;
type TourNumber = (typeof NUMBERS)[number];

const storedNumbers = z.array(z.enum(NUMBERS));

/** Numbers not given yet: their columns hold no meaning. */
export function openNumbersOf(tour: Pick<TourRow, 'open_numbers'>): ReadonlySet<TourNumber> {
  return new Set(storedNumbers.parse(JSON.parse(tour.open_numbers)));
}

export function numbersOf(tour: TourRow): Record<TourNumber, number | null> {
  const open = openNumbersOf(tour);
  const given = (name: TourNumber, value: number) => (open.has(name) ? null : value);
  return {
    distance: given('distance', tour.distance),
    price: given('price', tour.price),
    discountprice: given('discountprice', tour.discount_price),
    discount: given('discount', tour.discount),
    maxGroupSize: given('maxGroupSize', tour.max_group_size),
  };
}
