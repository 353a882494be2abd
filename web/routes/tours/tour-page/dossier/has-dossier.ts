import type { TourDossier } from '../../../../../contracts/dossier/dossier.contract.ts';

export function hasPricing({ pricing }: Pick<TourDossier, 'pricing'>): boolean {
  const { minTravellers, sharing, parties, seasons, childRates } = pricing;
  return (
    minTravellers !== null ||
    sharing !== '' ||
    parties.length + seasons.length + childRates.length + pricing.fees.length > 0 ||
    pricing.extraBed !== null ||
    pricing.singleSupplement !== null ||
    pricing.isTaxIncluded !== null
  );
}

export function hasSuitability({ suitability }: Pick<TourDossier, 'suitability'>): boolean {
  const { difficulty, difficultyNote, minAge, maxAge, children, seniors, health, notFor } = suitability;
  return (
    difficulty !== '' ||
    minAge !== null ||
    maxAge !== null ||
    notFor.length > 0 ||
    [difficultyNote, children, seniors, health].some((text) => text !== '')
  );
}
