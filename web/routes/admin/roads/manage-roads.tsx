import { href } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { isStaleRoad, ROAD_NEWS_DAYS, ROAD_STATE_NAMES } from '../../../../contracts/roads/road-terms.ts';
import type { ManagedRoad } from '../../../../contracts/roads/roads.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag, type TagTone } from '../lists/tag.tsx';
import { RecordList, RecordListPage, RecordRow } from '../records/record-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/manage-roads.ts';
import { RoadActions } from './road-actions.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Roads');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listManagedRoads());
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Roads" />;

export default function ManageRoads({ loaderData }: Route.ComponentProps) {
  return (
    <RecordListPage
      title="Roads"
      answer={loaderData}
      failed="Failed to load the roads"
      add={{ to: href('/admin/roads/new'), text: 'Add a road' }}
      empty={{
        title: 'No roads yet',
        text: 'Add the roads that your tours use, and say each morning how they are. Then choose them in the form of a tour.',
      }}
      lead={`Travellers see them on the board and on each tour that uses them. “Still so” says that you checked it now. News go by mail to whoever travels within ${ROAD_NEWS_DAYS} days, once for each change.`}
    >
      {(roads) => (
        <RecordList>
          {roads.map((road) => (
            <RoadRow key={road._id} road={road} />
          ))}
        </RecordList>
      )}
    </RecordListPage>
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
    <RecordRow
      to={href('/admin/roads/:id', { id: road._id })}
      name={road.name}
      tags={<Tag tone={TONES[road.state]}>{ROAD_STATE_NAMES[road.state]}</Tag>}
      actions={<RoadActions road={road} />}
      hasManyActions
    >
      {road.note && <p className="text-ink">{road.note}</p>}
      <p>
        <span className={isStale ? 'font-semibold text-rhododendron' : undefined}>
          {isStale ? 'Old: checked' : 'Checked'} {formatMoment(road.checkedAt)}
        </span>
        {` · ${countOf(road.tours, 'tour')}`}
        {road.tripsSoon > 0 && ` · ${countOf(road.tripsSoon, 'trip')} soon`}
      </p>
    </RecordRow>
  );
}
