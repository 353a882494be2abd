import { href } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/place-page.ts';
import { StopEditor } from './stop-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Place');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => loadRecord(params.id, staffApi.getManagedStop, staffApi.listManagedStops));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Place" />;

export default function PlacePage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="place"
      nameOf={(stop) => stop.name}
      back={{ to: href('/admin/places'), text: 'All places' }}
    >
      {(stop) => <StopEditor stop={stop} />}
    </RecordPage>
  );
}
