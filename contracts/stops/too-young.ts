import type { Stop } from './stops.contract.ts';

/** Where somebody is younger than a place asks for: a sentence that says so, or none. */
export function tooYoung(
  { name, minAge, ageNote }: Pick<Stop, 'name' | 'minAge' | 'ageNote'>,
  ages: readonly number[],
): string[] {
  if (minAge === null || !ages.some((age) => age < minAge)) return [];
  return [`${name} is not for children below ${minAge}${ageNote ? `: ${ageNote}` : ''}.`];
}
