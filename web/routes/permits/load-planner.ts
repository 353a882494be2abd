import { todayInIndia } from '../../../contracts/india-time.ts';
import { planPapers, type Visit } from '../../../contracts/stops/plan-papers.ts';
import { NATIONALITIES, type Nationality } from '../../../contracts/stops/stop-terms.ts';
import type { Stop, TourOfStops } from '../../../contracts/stops/stops.contract.ts';
import type { Choice } from '../../../contracts/tours/destinations.ts';
import { byTripDay, chosenPlaceText } from '../../features/places/planner-address.ts';
import { rulesText } from '../../features/places/rules-text.ts';
import { byRegion, regionsOfPlaces } from './place-regions.ts';
import type { PlannerQuery } from './planner-query.ts';

export type Planner = ReturnType<typeof makePlanner>;
export type PlaceRegion = Planner['places'][number];
export type PlaceOption = PlaceRegion['items'][number];

/** Years, if no ages are given. */
const ANY_ADULT = 30;

/** Others only where places have rules of their own for them. */
const ALWAYS_ASKED: ReadonlySet<Nationality> = new Set(['indian', 'foreign']);

type TripDays = Map<string, number | null>;

type PlannerData = {
  stops: readonly Stop[];
  tours: readonly TourOfStops[];
  destinations: readonly Choice[];
};

export function makePlanner(
  { stops, tours, destinations }: PlannerData,
  query: PlannerQuery,
  today = todayInIndia(),
) {
  const tour = tours.find(({ slug }) => slug === query.tour);
  const ofTour = firstDaysOf(tour);
  const typed: TripDays = new Map(query.places.map(({ slug, tripDay }) => [slug, tripDay]));
  const chosen = tour && query.isTourNew ? ofTour : typed;
  const visits: Visit[] = stops
    .filter(({ slug }) => chosen.has(slug))
    .map((stop) => ({ stop, tripDay: chosen.get(stop.slug) ?? null }))
    .toSorted(byTripDay);
  const ages = query.ages.length > 0 ? query.ages : [ANY_ADULT];
  const regionOf = regionsOfPlaces(destinations, tours);
  const places = byRegion(destinations, stops, regionOf).map(({ name, items }) => ({
    name,
    items: items.map(({ slug, name }) => {
      const tripDay = chosen.get(slug) ?? null;
      return { value: chosenPlaceText({ slug, tripDay }), name, tripDay, isChosen: chosen.has(slug) };
    }),
  }));
  return {
    tour: tour && isSame(chosen, ofTour) ? { slug: tour.slug, title: tour.title } : null,
    tours: byRegion(destinations, tours, ({ destination }) => destination).map(({ name, items }) => ({
      name,
      items: items.map(({ slug, title }) => ({ slug, title })),
    })),
    places,
    nationalities: NATIONALITIES.filter(
      (one) =>
        ALWAYS_ASKED.has(one) ||
        one === query.nationality ||
        stops.some(({ papers }) => rulesText(papers[one]) !== ''),
    ),
    plan: visits.length > 0 ? planPapers(visits, { ...query, ages }, today) : null,
    today,
  };
}

function firstDaysOf(tour?: TourOfStops): TripDays {
  return new Map(tour?.stops.toReversed().map(({ slug, day }) => [slug, day]));
}

function isSame(one: TripDays, other: TripDays): boolean {
  return one.size === other.size && [...one].every(([slug, day]) => other.get(slug) === day);
}
