import type { Companion } from '../tours/tour-filters.ts';
import type { TourTraits } from './dossier.contract.ts';

/** Metres: below it doctors advise nobody against a night for age alone. */
const GENTLE_HEIGHT = 3_000;

type Suited = Pick<TourTraits, 'difficulty' | 'minAge' | 'maxAge' | 'highestMetres'>;

/** Never from what is not known: without a difficulty or height. No least age means any. */
export function suits(companion: Companion, { difficulty, minAge, maxAge, highestMetres }: Suited): boolean {
  if (companion === 'seniors')
    return (
      difficulty === 'easy' && maxAge === null && highestMetres !== null && highestMetres < GENTLE_HEIGHT
    );
  const age = Number(companion.slice('child-'.length));
  return (difficulty === 'easy' || difficulty === 'moderate') && (minAge ?? 0) <= age;
}
