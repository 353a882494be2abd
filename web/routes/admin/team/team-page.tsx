import { href } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { loadRecord, RecordPage } from '../records/record-page.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/team-page.ts';
import { TeamEditor } from './team-editor.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Person');

/** Loads the tours last, so that none the person leads is missing. */
async function load(id: string | undefined) {
  const member = await loadRecord(id, staffApi.getTeamMember);
  const { data: tours } = await staffApi.listToursToLead();
  return { ...member, tours };
}

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(params.id));
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Person" />;

export default function TeamPage({ loaderData }: Route.ComponentProps) {
  return (
    <RecordPage
      answer={loaderData}
      noun="person"
      nameOf={(member) => member.name}
      back={{ to: href('/admin/team'), text: 'The whole team' }}
      gone="They may have been deleted."
    >
      {(member, { tours }) => <TeamEditor member={member} tours={tours} />}
    </RecordPage>
  );
}
