import { href } from 'react-router';
import type { ImportDetail } from '../../../../contracts/imports/imports.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/import-page.ts';
import { ColumnMatching } from './column-matching.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportPreview } from './import-preview.tsx';
import { useMatching } from './use-matching.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Import');

export const clientLoader = ({ request, params }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, async () => (await staffApi.getImport({ params })).data);

export const HydrateFallback = () => <LoadingList title="Import" />;

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const title = loaderData.access === 'granted' ? loaderData.data.fileName : 'Import';
  return (
    <StaffPage
      back={{ to: href('/admin/import'), text: 'All imports' }}
      title={title}
      answer={loaderData}
      failed="Failed to load the import"
    >
      {(found) =>
        found.state === 'open' ? (
          <OpenImport key={found._id} found={found} />
        ) : (
          <ImportOutcome found={found} />
        )
      }
    </StaffPage>
  );
}

function OpenImport({ found }: { found: ImportDetail }) {
  const { matching, choices, isLooking, match, choose } = useMatching(found);
  return (
    <div className="grid gap-10">
      <ColumnMatching found={found} matching={matching} onMatch={match} />
      <ImportPreview found={found} choices={choices} isLooking={isLooking} onChoose={choose} />
    </div>
  );
}
