import type { TourPricing } from '../../../../contracts/dossier/dossier.contract.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import { badInput } from '../../../http/faults/errors.ts';
import { areEnoughPrices, completePrices, type GivenPrices } from './tour-prices.ts';

type Given = GivenPrices & { maxGroupSize?: number; pricing?: TourPricing | null };

/**
 * Throws `badInput`. Missing fields contradict nothing: the specification's form changes a price without them, see
 * `readShownDossier`.
 */
export function requireFittingPrices({ pricing, maxGroupSize, ...given }: Given): void {
  if (!pricing) return;
  const faults: Record<string, string> = {};
  const { parties, minTravellers } = pricing;
  if (parties.length > 0 && areEnoughPrices(given)) {
    const { discountPrice } = completePrices(given);
    if (!parties.some(({ perPerson }) => perPerson === discountPrice))
      faults['pricing.parties'] =
        `One of the prices by party has to be the price that is shown, ${formatRupees(discountPrice)}.`;
  }
  const least = Math.min(...parties.map(({ perPerson }) => perPerson), given.discountprice ?? Infinity);
  for (const [place, { extra }] of pricing.seasons.entries())
    if (least + extra < 0)
      faults[`pricing.seasons.${place}.extra`] =
        `Nobody would pay less than nothing: the least price is ${formatRupees(least)}.`;
  if (minTravellers !== null && maxGroupSize !== undefined && minTravellers > maxGroupSize)
    faults['pricing.minTravellers'] = `The largest group is ${maxGroupSize}.`;
  if (Object.keys(faults).length > 0) throw badInput(faults);
}
