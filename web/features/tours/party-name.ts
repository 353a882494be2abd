import type { TourPricing } from '../../../contracts/dossier/dossier.contract.ts';

type Parties = TourPricing['parties'];

/** "2 to 3", "6 or more". */
export function partyName(parties: Parties, place: number): string {
  const { people = 0, perPerson } = parties[place] ?? {};
  const next = parties.find((party, at) => at > place && party.perPerson !== perPerson)?.people;
  if (next === undefined) return `${people} or more`;
  return next - 1 > people ? `${people} to ${next - 1}` : `${people}`;
}
