import { href } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { isStaleRoad } from '../../../contracts/roads/road-terms.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { RoadStateLine } from '../../features/roads/road-state.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { Route } from './+types/roads.ts';

export const handle: PageHandle = { isPublic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).listRoads();
  return { roads: data.map((road) => ({ road, isStale: isStaleRoad(road.checkedAt) })) };
}

const DESCRIPTION =
  'Which roads of Sikkim, Darjeeling, the Dooars and Bhutan are open, closed or open in convoys.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, 'Roads today', DESCRIPTION, {
    trail: [['Roads today', href('/roads')]],
  });

export default function Roads({ loaderData: { roads } }: Route.ComponentProps) {
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading
        title="Roads today"
        lead="We ask the police, the road office or a driver on the way, and write down what they say. Mountain roads change within the hour: call us before you set out."
      />
      {roads.length === 0 ? (
        <div className="mt-10">
          <EmptyState
            title="Nothing is written down yet"
            text="Call us: we know how the roads are, or find out."
          >
            <ButtonLink to={href('/contact')}>Contact us</ButtonLink>
          </EmptyState>
        </div>
      ) : (
        <div className="mt-8 max-w-[44rem]">
          {roads.map(({ road, isStale }) => (
            <RoadStateLine key={road._id} road={road} headingLevel="h2" isStale={isStale} />
          ))}
        </div>
      )}
    </div>
  );
}
