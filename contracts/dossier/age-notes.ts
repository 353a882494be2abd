import { unfitAges } from '../stops/unfit-ages.ts';
import type { TourDetail } from '../tours/tours.contract.ts';

type Fitting = Pick<TourDetail, 'suitability' | 'stops'>;

export function ageNotes(
  { suitability: { minAge, maxAge }, stops }: Fitting,
  ages: readonly number[],
): string[] {
  const tour = { name: 'This tour', minAge, maxAge, ageNote: '' };
  // A tour may visit the same place on two days.
  return [...new Set([tour, ...stops].flatMap((one) => unfitAges(one, ages)))];
}

/** Above the advised maximum age, travellers may still come. */
export function takesAll(
  { suitability: { minAge } }: Pick<Fitting, 'suitability'>,
  ages: readonly number[],
): boolean {
  return minAge === null || ages.every((age) => age >= minAge);
}
