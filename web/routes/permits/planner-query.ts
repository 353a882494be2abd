import { readTypedAges, unreadAgesText } from '../../../contracts/fields/typed-ages.ts';
import { isDay } from '../../../contracts/india-time.ts';
import { NATIONALITIES } from '../../../contracts/stops/stop-terms.ts';
import { readChosenPlace } from '../../features/places/planner-address.ts';

export type PlannerQuery = ReturnType<typeof readPlannerQuery>;

const MAX_PEOPLE = 20;
const MAX_TYPED = 100;

/** `shown`: the tour whose places the form had ticked. */
export const PLANNER_PARAMETERS = ['tour', 'shown', 'nationality', 'ages', 'day'] as const;
export const PLANNER_CHOICES = ['places'] as const;

export function readPlannerQuery(asked: URLSearchParams) {
  const given = asked.get('nationality');
  const agesText = (asked.get('ages') ?? '').slice(0, MAX_TYPED);
  const typed = readTypedAges(agesText);
  const day = asked.get('day') ?? '';
  const tour = asked.get('tour') ?? '';
  return {
    tour,
    isTourNew: tour !== (asked.get('shown') ?? ''),
    nationality: NATIONALITIES.find((one) => one === given) ?? ('indian' as const),
    agesText,
    ages: typed.ages.slice(0, MAX_PEOPLE),
    agesFault: unreadAgesText(typed),
    firstDay: isDay(day) ? day : null,
    places: asked.getAll('places').map(readChosenPlace),
    isAsked: [...PLANNER_PARAMETERS, ...PLANNER_CHOICES].some((name) => asked.has(name)),
  };
}
