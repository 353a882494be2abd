import { countOf } from '../count-of.ts';
import { formatRupees } from '../format-rupees.ts';
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

/** What an adult pays of all of them, in whole rupees. */
export function feesOfAdult(fees: readonly TourFee[]): number {
  return fees.reduce((sum, { perPerson, nights }) => sum + perPerson * nights, 0);
}

/** "₹38,500 + ₹6,000 fees": a price per person is nowhere shown without what nobody can avoid paying on top. */
export function priceText(price: number, fees: number): string {
  return [formatRupees(price), feesText(fees)].filter(Boolean).join(' ');
}

/** "+ ₹6,000 fees", for where the price has a place of its own; empty where there are none. */
export function feesText(fees: number): string {
  return fees > 0 ? `+ ${formatRupees(fees)} fees` : '';
}
