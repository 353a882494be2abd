import { ChevronLeft, Plus } from 'lucide-react';
import { href, Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { todayInIndia } from '../../../../contracts/india-time.ts';
import { checkedText, isOutdated, outdatedText } from '../../../../contracts/stops/checked-on.ts';
import { closedTexts } from '../../../../contracts/stops/closed-days.ts';
import type { ManagedStop } from '../../../../contracts/stops/stops.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { formatMetres } from '../../../features/tours/format-way.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DeleteInUse } from '../actions/delete-in-use.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-places.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Places');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listManagedStops());
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Places" />;

/** Where tours come by; those first that were checked longest ago. */
export default function ManagePlaces({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <Link
        to={href('/admin/manage-tours')}
        className="mb-2 flex min-h-11 w-fit items-center gap-1 text-link"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        Tours
      </Link>
      <StaffPage
        title="Places"
        answer={loaderData}
        failed="Failed to load the places"
        actions={
          <ButtonLink to={href('/admin/places/new')}>
            <Plus aria-hidden="true" className="size-5" />
            New place
          </ButtonLink>
        }
      >
        {({ data }) => <PlaceList stops={data} />}
      </StaffPage>
    </>
  );
}

function PlaceList({ stops }: { stops: ManagedStop[] }) {
  const today = todayInIndia();
  if (stops.length === 0)
    return (
      <EmptyState
        title="No places yet"
        text="Write down once where tours come by: papers, closed days and height show on each tour that goes there."
      >
        <ButtonLink to={href('/admin/places/new')}>New place</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="max-w-[60rem]">
      <p className="mb-4 max-w-[60ch] text-ink-soft">
        What was checked longest ago stands first. Open it, ask the source, and set the day.
      </p>
      <ul className="divide-y divide-mist rounded-card border border-mist bg-sheet">
        {stops.map((stop) => (
          <PlaceRow key={stop._id} stop={stop} today={today} />
        ))}
      </ul>
    </div>
  );
}

function PlaceRow({ stop, today }: { stop: ManagedStop; today: string }) {
  const act = useStaffAction();
  const params = { id: stop._id };
  const facts = [
    stop.metres !== null && formatMetres(stop.metres),
    countOf(stop.tours, 'tour'),
    closedTexts(stop).length > 0 && `closed ${closedTexts(stop).join(', ')}`,
    !isOutdated(stop.checkedOn, today) && checkedText(stop.checkedOn, today),
  ].filter((fact) => typeof fact === 'string');
  return (
    <li className="flex items-center gap-3 py-1.5 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={href('/admin/places/:id', { id: stop._id })}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold text-link"
          >
            <span className="min-w-0 wrap-anywhere">{stop.name}</span>
          </Link>
          {isOutdated(stop.checkedOn, today) && (
            <Tag tone="attention">{outdatedText(stop.checkedOn, today)}</Tag>
          )}
        </p>
        <p className="mb-2 text-sm wrap-anywhere text-ink-soft max-sm:mt-1 sm:-mt-1.5">{facts.join(' · ')}</p>
      </div>
      <DeleteInUse
        what="place"
        name={stop.name}
        tours={stop.tours}
        onDelete={() =>
          act({
            call: () => staffApi.deleteStop({ params }),
            failed: 'Failed to delete the place',
            done: 'The place is deleted.',
            undo: () => staffApi.restoreStop({ params }),
          })
        }
      >
        It goes from their route, their map and their papers.
      </DeleteInUse>
    </li>
  );
}
