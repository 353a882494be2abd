import { countOf } from '../count-of.ts';
import type { TourFee } from './dossier.contract.ts';

/** What somebody of this age pays each time, in whole rupees. */
export function feeAt(
  { perPerson, freeBelow, halfBelow }: Omit<TourFee, 'name' | 'nights'>,
  age: number,
): number {
  if (freeBelow !== null && age < freeBelow) return 0;
  return halfBelow !== null && age < halfBelow ? Math.round(perPerson / 2) : perPerson;
}

/** "Sustainable Development Fee, 5 nights". */
export function feeName({ name, nights }: Pick<TourFee, 'name' | 'nights'>): string {
  return nights > 1 ? `${name}, ${countOf(nights, 'night')}` : name;
}
