import { todayInIndia } from '../../../contracts/india-time.ts';
import { planPapers, type Visit } from '../../../contracts/stops/plan-papers.ts';
import type { Stop } from '../../../contracts/stops/stops.contract.ts';
import { chosenPlaceText } from '../../features/places/planner-address.ts';
import type { PlannerQuery } from './planner-query.ts';

export type Planner = ReturnType<typeof makePlanner>;
export type PlaceOption = Planner['options'][number];

/** Years, if no ages are given. */
const ANY_ADULT = 30;

export function makePlanner(stops: readonly Stop[], query: PlannerQuery, today = todayInIndia()) {
  const chosen = new Map(query.places.map(({ slug, tripDay }) => [slug, tripDay]));
  const visits: Visit[] = stops
    .filter(({ slug }) => chosen.has(slug))
    .map((stop) => ({ stop, tripDay: chosen.get(stop.slug) ?? null }))
    .toSorted((one, other) => (one.tripDay ?? Infinity) - (other.tripDay ?? Infinity));
  const ages = query.ages.length > 0 ? query.ages : [ANY_ADULT];
  return {
    options: stops.map(({ slug, name }) => {
      const tripDay = chosen.get(slug) ?? null;
      return { value: chosenPlaceText({ slug, tripDay }), name, tripDay, isChosen: chosen.has(slug) };
    }),
    plan: visits.length > 0 ? planPapers(visits, { ...query, ages }, today) : null,
    today,
  };
}
