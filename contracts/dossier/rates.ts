import type { TourPricing } from './dossier.contract.ts';
import { isWithin } from './month-day.ts';

// Apart from `workOutPrice`, because cards need no more.

export function seasonOn(pricing: Pick<TourPricing, 'seasons'>, day: string | null) {
  return day === null ? undefined : pricing.seasons.find((season) => isWithin(day, season));
}

/** Parties smaller than the smallest step pay its price. */
export function pricePerPerson(
  { parties }: Pick<TourPricing, 'parties'>,
  shown: number,
  people: number,
): number {
  return (parties.findLast((party) => party.people <= people) ?? parties[0])?.perPerson ?? shown;
}

export type Taxes = Pick<TourPricing, 'isTaxIncluded' | 'taxPercent'>;

export function taxOn({ isTaxIncluded, taxPercent }: Taxes, sum: number): number {
  return isTaxIncluded === false ? percentOf(sum, taxPercent ?? 0) : 0;
}

export function percentOf(rupees: number, percent: number): number {
  return Math.round((rupees * percent) / 100);
}
