import { Plus } from 'lucide-react';
import { href, Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { isStaleRoad, ROAD_NEWS_DAYS, ROAD_STATE_NAMES } from '../../../../contracts/roads/road-terms.ts';
import type { ManagedRoad } from '../../../../contracts/roads/roads.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag, type TagTone } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-roads.ts';
import { RoadActions } from './road-actions.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Roads');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listManagedRoads());
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Roads" />;

/** How the roads are that tours use: said on the tours’ pages and on the site’s board. */
export default function ManageRoads({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Roads"
      answer={loaderData}
      failed="Failed to load the roads"
      actions={
        <ButtonLink to={href('/admin/roads/new')}>
          <Plus aria-hidden="true" className="size-5" />
          Add a road
        </ButtonLink>
      }
    >
      {({ data }) => <RoadList roads={data} />}
    </StaffPage>
  );
}

function RoadList({ roads }: { roads: ManagedRoad[] }) {
  if (roads.length === 0)
    return (
      <EmptyState
        title="No roads yet"
        text="Add the roads that your tours use, and say each morning how they are. Then choose them in the form of a tour."
      >
        <ButtonLink to={href('/admin/roads/new')}>Add a road</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="max-w-[60rem]">
      <p className="mb-4 max-w-[64ch] text-ink-soft">
        Travellers see them on the board and on each tour that uses them. “Still so” says that you checked it
        now. News go by mail to whoever travels within {ROAD_NEWS_DAYS} days, once for each change.
      </p>
      <ul className="divide-y divide-mist rounded-card border border-mist bg-sheet">
        {roads.map((road) => (
          <RoadRow key={road._id} road={road} />
        ))}
      </ul>
    </div>
  );
}

const TONES: Record<ManagedRoad['state'], TagTone> = {
  open: 'good',
  convoy: 'attention',
  indians: 'attention',
  closed: 'off',
};

function RoadRow({ road }: { road: ManagedRoad }) {
  const isStale = isStaleRoad(road.checkedAt);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={href('/admin/roads/:id', { id: road._id })}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold text-link"
          >
            <span className="min-w-0 wrap-anywhere">{road.name}</span>
          </Link>
          <Tag tone={TONES[road.state]}>{ROAD_STATE_NAMES[road.state]}</Tag>
        </p>
        {road.note && <p className="text-sm wrap-anywhere">{road.note}</p>}
        <p className="text-sm text-ink-soft">
          <span className={isStale ? 'font-semibold text-rhododendron' : undefined}>
            {isStale ? 'Old: checked' : 'Checked'} {formatMoment(road.checkedAt)}
          </span>
          {` · ${countOf(road.tours, 'tour')}`}
          {road.tripsSoon > 0 && ` · ${countOf(road.tripsSoon, 'trip')} soon`}
        </p>
      </div>
      <RoadActions road={road} />
    </li>
  );
}
