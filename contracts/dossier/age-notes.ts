import { unfitAges } from '../stops/unfit-ages.ts';
import type { TourDetail } from '../tours/tours.contract.ts';

type Fitting = Pick<TourDetail, 'suitability' | 'stops'>;

/** Who of a party is too young or too old for a tour, and for a place of it, each as a sentence. */
export function ageNotes(
  { suitability: { minAge, maxAge }, stops }: Fitting,
  ages: readonly number[],
): string[] {
  const tour = { name: 'This tour', minAge, maxAge, ageNote: '' };
  // A tour may come by the same place on two days.
  return [...new Set([tour, ...stops].flatMap((one) => unfitAges(one, ages)))];
}

/** Whether a tour takes them all along. Above the age that it is advised for, whoever wants to may come. */
export function takesAll(
  { suitability: { minAge } }: Pick<Fitting, 'suitability'>,
  ages: readonly number[],
): boolean {
  return minAge === null || ages.every((age) => age >= minAge);
}
