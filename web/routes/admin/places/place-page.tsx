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
import type { Route } from './+types/place-page.ts';
import { StopEditor } from './stop-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Place');

/** Of a new one there is nothing to load but whether somebody may write it. */
async function load(id: string | undefined) {
  if (id === undefined) {
    await staffApi.listManagedStops();
    return { stop: null };
  }
  const found = await nullIfGone(() => staffApi.getManagedStop({ params: { id } }));
  return { stop: found?.data ?? ('gone' as const) };
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(params.id));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Place" />;

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const stop = answer.access === 'granted' ? answer.data.stop : undefined;
  return (
    <>
      <Link to={href('/admin/places')} className="mb-2 flex min-h-11 w-fit items-center gap-1 text-link">
        <ChevronLeft aria-hidden="true" className="size-5" />
        All places
      </Link>
      <StaffPage
        title={stop === null ? 'New place' : stop && stop !== 'gone' ? stop.name : 'Place'}
        answer={answer}
        failed="Failed to load this place"
      >
        {({ stop: found }) =>
          found === 'gone' ? (
            <EmptyState title="No such place" text="It may have been deleted.">
              <ButtonLink to={href('/admin/places')}>All places</ButtonLink>
            </EmptyState>
          ) : (
            <StopEditor key={found?._id ?? 'new'} stop={found} />
          )
        }
      </StaffPage>
    </>
  );
}
