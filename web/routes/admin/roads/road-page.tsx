import { href } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/road-page.ts';
import { RoadEditor } from './road-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Road');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, staffApi.getManagedRoad, staffApi.listManagedRoads));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Road" />;

export default function RoadPage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="road"
      nameOf={(road) => road.name}
      back={{ to: href('/admin/roads'), text: 'All roads' }}
    >
      {(road) => <RoadEditor road={road} />}
    </RecordPage>
  );
}
