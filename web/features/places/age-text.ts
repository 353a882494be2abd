import type { StopFacts } from '../../../contracts/stops/stops.contract.ts';

/** "From the age of 8, advised up to 65: the lake is above 5,000 m." Empty if there is no limit. */
export function ageText({
  minAge,
  maxAge,
  ageNote,
}: Pick<StopFacts, 'minAge' | 'maxAge' | 'ageNote'>): string {
  const ages = [
    minAge !== null && `from the age of ${minAge}`,
    maxAge !== null && `advised up to the age of ${maxAge}`,
  ]
    .filter(Boolean)
    .join(', ');
  if (ages === '') return '';
  return `${ages.charAt(0).toUpperCase()}${ages.slice(1)}${ageNote ? `: ${ageNote}` : ''}.`;
}
