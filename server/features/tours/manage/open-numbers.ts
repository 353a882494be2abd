import { z } from 'zod';
import type { TourRow } from '../../../db/schema.ts';

const NUMBERS = ['distance', 'price', 'discountprice', 'discount', 'maxGroupSize'] as const;
type TourNumber = (typeof NUMBERS)[number];

const storedNumbers = z.array(z.enum(NUMBERS));

/** Null if not given yet: its column holds no meaning then. */
export function numbersOf(tour: TourRow): Record<TourNumber, number | null> {
  const open = storedNumbers.parse(JSON.parse(tour.open_numbers));
  const given = (name: TourNumber, value: number) => (open.includes(name) ? null : value);
  return {
    distance: given('distance', tour.distance),
    price: given('price', tour.price),
    discountprice: given('discountprice', tour.discount_price),
    discount: given('discount', tour.discount),
    maxGroupSize: given('maxGroupSize', tour.max_group_size),
  };
}
