import { href } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import type { ManagedTeamMember } from '../../../../contracts/team/team.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Portrait } from '../../../features/team/portrait.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { DeleteRecord } from '../records/delete-record.tsx';
import { RecordListPage, RecordRow } from '../records/record-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/manage-team.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Team');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listManagedTeam());

export const HydrateFallback = () => <LoadingList title="Team" />;

export default function ManageTeam({ loaderData }: Route.ComponentProps) {
  return (
    <RecordListPage
      title="Team"
      answer={loaderData}
      failed="Failed to load the team"
      add={{ to: href('/admin/team/new'), text: 'Add a person' }}
      empty={{
        title: 'Nobody yet',
        text: 'Add the people whom travellers deal with: who plans, who drives, who walks ahead. The about page and the tours that they lead show them.',
      }}
      lead="In the order of the about page. People who lead a tour are on its page too."
    >
      {(member) => <PersonRow member={member} />}
    </RecordListPage>
  );
}

function PersonRow({ member }: { member: ManagedTeamMember }) {
  const { _id, name, role, languages, picture, isShown, tourIds } = member;
  const facts = [tourIds.length > 0 && countOf(tourIds.length, 'tour'), languages.join(', ')];
  return (
    <RecordRow
      to={href('/admin/team/:id', { id: _id })}
      name={name}
      tags={!isShown && <Tag tone="off">Hidden</Tag>}
      picture={<Portrait name={name} picture={picture} across={48} className="size-12 rounded-full" />}
      actions={
        <DeleteRecord
          noun="person"
          record={member}
          remove={staffApi.deleteTeamMember}
          restore={staffApi.restoreTeamMember}
        />
      }
    >
      <p className="text-ink">{role}</p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </RecordRow>
  );
}
