import { Plus } from 'lucide-react';
import { href, Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import type { ManagedTeamMember } from '../../../../contracts/team/team.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Portrait } from '../../../features/team/portrait.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-team.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Team');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listManagedTeam());
clientLoader.hydrate = true as const;

export const HydrateFallback = () => <LoadingList title="Team" />;

/** The people whom travellers deal with, as the about page has them. */
export default function ManageTeam({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Team"
      answer={loaderData}
      failed="Failed to load the team"
      actions={
        <ButtonLink to={href('/admin/team/new')}>
          <Plus aria-hidden="true" className="size-5" />
          Add a person
        </ButtonLink>
      }
    >
      {({ data }) => <People team={data} />}
    </StaffPage>
  );
}

function People({ team }: { team: ManagedTeamMember[] }) {
  if (team.length === 0)
    return (
      <EmptyState
        title="Nobody yet"
        text="Add the people whom travellers deal with: who plans, who drives, who walks ahead. The about page and the tours that they lead show them."
      >
        <ButtonLink to={href('/admin/team/new')}>Add a person</ButtonLink>
      </EmptyState>
    );
  return (
    <div className="max-w-[60rem]">
      <p className="mb-4 max-w-[64ch] text-ink-soft">
        In the order of the about page. Whoever leads a tour stands on its page too.
      </p>
      <ul className="divide-y divide-mist rounded-card border border-mist bg-sheet">
        {team.map((member) => (
          <PersonRow key={member._id} member={member} />
        ))}
      </ul>
    </div>
  );
}

function PersonRow({ member }: { member: ManagedTeamMember }) {
  const act = useStaffAction();
  const { _id, name, role, languages, picture, isShown, tourIds } = member;
  const params = { id: _id };
  const facts = [tourIds.length > 0 && countOf(tourIds.length, 'tour'), languages.join(', ')];
  return (
    <li className="flex items-center gap-4 py-2 pr-2 pl-4">
      <Portrait name={name} picture={picture} sizes="72px" className="size-12" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link
            to={href('/admin/team/:id', { id: _id })}
            className="inline-flex min-h-11 min-w-0 items-center font-semibold text-link"
          >
            <span className="min-w-0 wrap-anywhere">{name}</span>
          </Link>
          {!isShown && <Tag tone="off">Hidden</Tag>}
        </p>
        <p className="text-sm wrap-anywhere sm:-mt-1.5">{role}</p>
        <p className="mb-1.5 text-sm wrap-anywhere text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <DeleteButton
        name={`Delete ${name}`}
        onClick={() =>
          void act({
            call: () => staffApi.deleteTeamMember({ params }),
            failed: 'Failed to delete the person',
            done: 'The person is deleted.',
            undo: () => staffApi.restoreTeamMember({ params }),
          })
        }
      />
    </li>
  );
}
