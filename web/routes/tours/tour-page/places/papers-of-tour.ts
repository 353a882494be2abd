import { closedTexts } from '../../../../../contracts/stops/closed-days.ts';
import type { TourStop } from '../../../../../contracts/stops/stops.contract.ts';

export type PapersGroup = { stops: TourStop[]; days: Map<string, number[]> };

/** In the order of the tour. */
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
