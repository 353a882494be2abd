import type { Stop } from './stops.contract.ts';

type Ages = Pick<Stop, 'name' | 'minAge' | 'maxAge' | 'ageNote'>;

export function unfitAges({ name, minAge, maxAge, ageNote }: Ages, ages: readonly number[]): string[] {
  const why = ageNote ? `: ${ageNote}` : '';
  return [
    ...(minAge !== null && ages.some((age) => age < minAge)
      ? [`${name} is not for children below ${minAge}${why}.`]
      : []),
    ...(maxAge !== null && ages.some((age) => age > maxAge)
      ? [`${name} is not advised above the age of ${maxAge}${why}.`]
      : []),
  ];
}
