import { ChevronLeft } from 'lucide-react';
import { href, Link } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { nullIfGone } from '../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/road-page.ts';
import { RoadEditor } from './road-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Road');

/** Of a new one there is nothing to load but whether somebody may write it. */
async function load(id: string | undefined) {
  if (id === undefined) {
    await staffApi.listManagedRoads();
    return { road: null };
  }
  const found = await nullIfGone(() => staffApi.getManagedRoad({ params: { id } }));
  return { road: found?.data ?? ('gone' as const) };
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(params.id));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Road" />;

export default function RoadPage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const road = answer.access === 'granted' ? answer.data.road : undefined;
  return (
    <>
      <Link to={href('/admin/roads')} className="mb-2 flex min-h-11 w-fit items-center gap-1 text-link">
        <ChevronLeft aria-hidden="true" className="size-5" />
        All roads
      </Link>
      <StaffPage
        title={road === null ? 'New road' : road && road !== 'gone' ? road.name : 'Road'}
        answer={answer}
        failed="Failed to load this road"
      >
        {({ road: found }) =>
          found === 'gone' ? (
            <EmptyState title="No such road" text="It may have been deleted.">
              <ButtonLink to={href('/admin/roads')}>All roads</ButtonLink>
            </EmptyState>
          ) : (
            <RoadEditor key={found?._id ?? 'new'} road={found} />
          )
        }
      </StaffPage>
    </>
  );
}
