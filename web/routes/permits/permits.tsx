import { data } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { loadFailure } from '../../features/failures/failed-call.ts';
import { NotLoaded } from '../../features/failures/not-loaded.tsx';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { PLANNER } from '../../features/places/planner-address.ts';
import { fetchAhead, lazyPart } from '../../lib/loading/lazy-part.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import type { Route } from './+types/permits.ts';
import { makePlanner } from './load-planner.ts';
import { PLANNER_CHOICES, PLANNER_PARAMETERS, readPlannerQuery } from './planner-query.ts';

const PlannerParts = lazyPart(() => import('./planner-form.tsx'), 'PlannerParts');

const LEAD =
  'Choose a tour, or the places of your own route. You get a list to take along: what each of you brings, what to apply for and by when, and which days are closed.';

export const handle: PageHandle = {
  isPublic: true,
  parameters: PLANNER_PARAMETERS,
  choices: PLANNER_CHOICES,
  fetchParts: () => fetchAhead([PlannerParts]),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readPlannerQuery(new URL(request.url).searchParams);
  const { reportError } = context.get(pageRequestContext);
  try {
    const api = context.get(apiContext);
    const [stops, tours] = await Promise.all([api.listStops(), api.listToursOfStops()]);
    return data({ query, planner: makePlanner(stops.data, tours.data, query), error: null });
  } catch (error) {
    const { text, status } = loadFailure(error, reportError);
    return data({ query, planner: null, error: text }, { status });
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    matches,
    'Permits and papers',
    'Which permits and papers you need for Sikkim, Darjeeling, the Dooars and Bhutan: what to bring, by when to apply, what it costs, and when places are closed.',
    { trail: [['Permits and papers', PLANNER]] },
  );

export default function Permits({ loaderData: { query, planner, error } }: Route.ComponentProps) {
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading title="Permits and papers" lead={planner?.plan ? undefined : LEAD} />
      {error && <NotLoaded text={error} className="mt-8" />}
      {planner && <PlannerParts query={query} {...planner} />}
    </div>
  );
}
