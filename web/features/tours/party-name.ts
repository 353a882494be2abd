import type { TourPricing } from '../../../contracts/dossier/dossier.contract.ts';

type Parties = TourPricing['parties'];

/** For how many people a price by party holds: "2 to 3", up to the next that is another price; "6 or more". */
export function partyName(parties: Parties, place: number): string {
  const { people = 0, perPerson } = parties[place] ?? {};
  const next = parties.find((party, at) => at > place && party.perPerson !== perPerson)?.people;
  if (next === undefined) return `${people} or more`;
  return next - 1 > people ? `${people} to ${next - 1}` : `${people}`;
}

/** In what party a person pays the price that is shown; empty where the price does not depend on it. */
export function partyOfPrice({ parties }: { parties: Parties }, shown: number): string {
  const place = parties.findIndex(({ perPerson }) => perPerson === shown);
  return place === -1 || parties.length === 1 ? '' : `in a party of ${partyName(parties, place)}`;
}
