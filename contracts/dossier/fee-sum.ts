import { countOf } from '../count-of.ts';
import { formatRupees } from '../format-rupees.ts';
import type { TourFee } from './dossier.contract.ts';

export function feeAt(
  { perPerson, freeBelow, halfBelow }: Omit<TourFee, 'name' | 'nights'>,
  age: number,
): number {
  if (freeBelow !== null && age < freeBelow) return 0;
  return halfBelow !== null && age < halfBelow ? Math.round(perPerson / 2) : perPerson;
}

export function feeName({ name, nights }: Pick<TourFee, 'name' | 'nights'>): string {
  return nights > 1 ? `${name}, ${countOf(nights, 'night')}` : name;
}

export function feesOfAdult(fees: readonly TourFee[]): number {
  return fees.reduce((sum, { perPerson, nights }) => sum + perPerson * nights, 0);
}

/** "₹38,500 + ₹6,000 fees". Never show a price per person without the unavoidable fees. */
export function priceText(price: number, fees: number): string {
  return [formatRupees(price), feesText(fees)].filter(Boolean).join(' ');
}

export function feesText(fees: number): string {
  return fees > 0 ? `+ ${formatRupees(fees)} fees` : '';
}
