import { data, href } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageRequestContext } from '../../api/page-request-context.ts';
import { loadFailure } from '../../features/failures/failed-call.ts';
import { NotLoaded } from '../../features/failures/not-loaded.tsx';
import { pageContent, tourChoices } from '../../features/page-content/page-content.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { PLANNER } from '../../features/places/planner-address.ts';
import { fetchAhead, lazyPart } from '../../lib/loading/lazy-part.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { Route } from './+types/permits.ts';
import { makePlanner } from './load-planner.ts';
import { PLANNER_CHOICES, PLANNER_PARAMETERS, readPlannerQuery } from './planner-query.ts';

const PlannerParts = lazyPart(() => import('./planner-form.tsx'), 'PlannerParts');

export const handle: PageHandle = {
  isPublic: true,
  parameters: PLANNER_PARAMETERS,
  choices: PLANNER_CHOICES,
  fetchParts: () => fetchAhead([PlannerParts]),
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readPlannerQuery(new URL(request.url).searchParams);
  const { reportError } = context.get(pageRequestContext);
  const api = context.get(apiContext);
  const content = await pageContent(api, 'permits');
  try {
    const [stops, tours, { destinations }] = await Promise.all([
      api.listStops(),
      api.listToursOfStops(),
      tourChoices(api),
    ]);
    const planner = makePlanner({ stops: stops.data, tours: tours.data, destinations }, query);
    return data({ content, query, planner, error: null });
  } catch (error) {
    const { text, status } = loadFailure(error, reportError);
    return data({ content, query, planner: null, error: text }, { status });
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.content.searchEngines;
  return pageMeta(matches, title, description, { trail: [[title, PLANNER]] });
};

export default function Permits({ loaderData: { content, query, planner, error } }: Route.ComponentProps) {
  const hasPlaces = planner !== null && planner.places.length > 0;
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading title={content.heading} lead={error || (hasPlaces && !planner.plan) ? content.lead : ''} />
      {error && <NotLoaded text={error} className="mt-8" />}
      {planner && !hasPlaces && <NoPlacesYet />}
      {hasPlaces && <PlannerParts query={query} {...planner} />}
    </div>
  );
}

function NoPlacesYet() {
  return (
    <div className="mt-10">
      <EmptyState title="No permit details yet" text="Ask us which papers you need: we know, or find out.">
        <ButtonLink to={href('/contact')}>Contact us</ButtonLink>
      </EmptyState>
    </div>
  );
}
