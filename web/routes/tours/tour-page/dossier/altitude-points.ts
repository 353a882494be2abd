import type { DayFacts } from '../../../../../contracts/dossier/dossier.contract.ts';

export type AltitudePoint = {
  /** In days: 1.5 is noon of day 2. */
  at: number;
  metres: number;
  place: string;
  isNight: boolean;
};

export function altitudePoints(days: readonly { facts: DayFacts }[]): AltitudePoint[] {
  return days.flatMap(({ facts }, place) => {
    const points: AltitudePoint[] = [];
    if (facts.highMetres !== null)
      points.push({ at: place + 0.5, metres: facts.highMetres, place: facts.highPlace, isNight: false });
    if (facts.nightMetres !== null)
      points.push({ at: place + 1, metres: facts.nightMetres, place: facts.night, isNight: true });
    return points;
  });
}
