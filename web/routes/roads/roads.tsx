import { href } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { isStaleRoad } from '../../../contracts/roads/road-terms.ts';
import { apiContext } from '../../api/page-api.ts';
import { pageContent } from '../../features/page-content/page-content.ts';
import { pageMeta } from '../../features/page-head/page-meta.ts';
import { RoadStateLine } from '../../features/roads/road-state.tsx';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import type { Route } from './+types/roads.ts';

export const handle: PageHandle = { isPublic: true };

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [content, { data }] = await Promise.all([pageContent(api, 'roads'), api.listRoads()]);
  return {
    content,
    roads: data.map((road) => ({ road, isStale: isStaleRoad(road.checkedAt) })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.content.searchEngines;
  return pageMeta(matches, title, description, { trail: [[title, href('/roads')]] });
};

export default function Roads({ loaderData: { content, roads } }: Route.ComponentProps) {
  return (
    <div className="measure pt-10 sm:pt-14">
      <PageHeading title={content.heading} lead={content.lead} />
      {roads.length === 0 ? (
        <div className="mt-10">
          <EmptyState title={content.none.heading} text={content.none.text}>
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
