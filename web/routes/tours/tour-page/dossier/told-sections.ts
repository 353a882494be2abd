import { DIFFICULTY_NAMES } from '../../../../../contracts/dossier/difficulties.ts';
import type { TourSuitability } from '../../../../../contracts/dossier/dossier.contract.ts';
import { closedTexts } from '../../../../../contracts/stops/closed-days.ts';
import type { TourStop } from '../../../../../contracts/stops/stops.contract.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';

export function suitabilityRows(suitability: TourSuitability): { name: string; text: string }[] {
  const { difficulty, difficultyNote, children, seniors, health, minAge, maxAge } = suitability;
  const rows = [
    ['How hard it is', [difficulty && `${DIFFICULTY_NAMES[difficulty]}.`, difficultyNote]],
    ['Children', [minAge !== null && `From the age of ${minAge}.`, children]],
    ['Seniors', [maxAge !== null && `Advised up to the age of ${maxAge}.`, seniors]],
    ['Heart and lungs', [health]],
  ] as const;
  return rows
    .map(([name, texts]) => ({ name, text: texts.filter(Boolean).join(' ') }))
    .filter(({ text }) => text !== '');
}

export function isSuitTold(suitability: TourSuitability): boolean {
  return suitability.notFor.length + suitabilityRows(suitability).length > 0;
}

export function hasPricing({ pricing: { taxPercent, ...told } }: TourDetail): boolean {
  return Object.values(told).some((fact) =>
    Array.isArray(fact) ? fact.length > 0 : fact !== null && fact !== '',
  );
}

export type PapersGroup = { stops: TourStop[]; days: Map<string, number[]> };

export function papersOfTour(stops: readonly TourStop[]): PapersGroup[] {
  const groups = new Map<string, PapersGroup>();
  for (const stop of stops) {
    if (!hasRules(stop)) continue;
    const { papers, childBrings, closedWeekdays, closedSeason, minAge, source, checkedOn } = stop;
    const key = JSON.stringify([
      ...[papers, childBrings, closedWeekdays, closedSeason],
      ...[minAge, stop.maxAge, stop.ageNote, source, checkedOn],
    ]);
    const group = groups.get(key) ?? { stops: [], days: new Map<string, number[]>() };
    const days = group.days.get(stop._id);
    if (!days) group.stops.push(stop);
    group.days.set(stop._id, [...(days ?? []), stop.day]);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function hasRules(stop: TourStop): boolean {
  const rules = Object.values(stop.papers);
  return (
    rules.some(({ access, note }) => access === 'paper' || access === 'closed' || note !== '') ||
    closedTexts(stop).length > 0 ||
    stop.minAge !== null ||
    stop.maxAge !== null ||
    stop.advice !== ''
  );
}
