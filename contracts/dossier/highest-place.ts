import type { DayFacts } from './dossier.contract.ts';

export type HighestPlace = { day: number; place: string; metres: number };

/** The first of several; undefined if no day has a height. */
export function highestPlace(days: readonly { day: number; facts: DayFacts }[]): HighestPlace | undefined {
  const places = days.flatMap(({ day, facts }) => [
    { day, place: facts.highPlace, metres: facts.highMetres },
    { day, place: facts.night, metres: facts.nightMetres },
  ]);
  return places.reduce<HighestPlace | undefined>(
    (highest, { day, place, metres }) =>
      metres !== null && metres > (highest?.metres ?? -1) ? { day, place, metres } : highest,
    undefined,
  );
}
