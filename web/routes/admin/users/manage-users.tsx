import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import type { ManagedUser } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { may } from '../../../../contracts/staff/staff-policy.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { sessionStore } from '../../../features/session/session-store.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { IfMay } from '../rights/if-may.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-users.ts';
import { DeleteUser } from './leave-staff-dialog.tsx';
import { RoleTag } from './role-tag.tsx';
import { WaitingInvitations } from './waiting-invitations.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Users');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => load(request));

async function load(request: Request) {
  const seesInvitations = may(sessionStore.getSnapshot().user?.staffRole, 'manage-staff');
  const [users, staff, invitations] = await Promise.all([
    staffApi.listUsers({ query: listQuery(request) }),
    staffApi.listStaff(),
    seesInvitations ? staffApi.listStaffInvitations() : undefined,
  ]);
  return { ...users, staff: staff.data, invitations: invitations?.data ?? [] };
}

export const HydrateFallback = () => <LoadingList title="Users" />;

export default function ManageUsers({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Users"
      answer={loaderData}
      failed="Failed to load users"
      actions={
        <IfMay right="manage-staff">
          <ButtonLink to={href('/admin/users/invite')}>
            <UserPlus className="size-5" />
            Invite
          </ButtonLink>
        </IfMay>
      }
    >
      {({ data, nextCursor, staff, invitations }) => (
        <>
          <WaitingInvitations invitations={invitations} />
          <div className="mb-4 flex flex-wrap items-end gap-3">
            <ListSearch label="Search users by name or email" placeholder="Name or email" />
            <FilterSelect
              name="role"
              label="Role"
              of={{ user: 'Travellers', admin: 'Staff' }}
              none="Everybody"
            />
            <FilterSelect name="sort" label="Order" of={{ oldest: 'Oldest first' }} none="Newest first" />
            <ButtonLink to={href('/admin/users/former-staff')} variant="secondary">
              Former staff
            </ButtonLink>
            <ButtonLink to={href('/admin/users/roles')} variant="secondary">
              Roles
            </ButtonLink>
            <IfMay right="manage-accounts">
              <ButtonLink to={href('/admin/users/ownership')} variant="secondary">
                Ownership
              </ButtonLink>
            </IfMay>
          </div>
          <UserList users={data} staff={staff} />
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}

function UserList({ users, staff }: { users: ManagedUser[]; staff: StaffMember[] }) {
  const { user: self } = useSession();
  const [asked, setAsked] = useState<ManagedUser | null>(null);
  return (
    // Takes the focus if the row of the pressed button is gone.
    <div tabIndex={-1} className="outline-none">
      <RowsFound
        rows={users}
        none={{ title: 'No users found', text: 'People who register on the site appear here.' }}
        className="@container grid gap-2"
      >
        {(user) => <UserRow user={user} isSelf={user._id === self?._id} onDelete={() => setAsked(user)} />}
      </RowsFound>
      <DeleteUser user={asked} staff={staff} onClose={() => setAsked(null)} />
    </div>
  );
}

type Props = { user: ManagedUser; isSelf: boolean; onDelete: () => void };

function UserRow({ user, isSelf, onDelete }: Props) {
  const { _id, username, email, role, staffRole, createdAt, hasSecondFactor, may } = user;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 rounded-card border border-mist bg-sheet py-2.5 pr-2 pl-4 @min-[40rem]:grid-cols-[minmax(0,1fr)_7.5rem_10.5rem_7.5rem] @min-[40rem]:gap-x-6">
      <div className="min-w-0">
        <Link
          to={href('/admin/users/:id', { id: _id })}
          className="flex min-h-11 w-fit max-w-full items-center font-semibold text-link @min-[40rem]:min-h-7"
        >
          <span className="min-w-0 wrap-anywhere">{username}</span>
        </Link>
        <p className="text-ink-soft wrap-anywhere">{email}</p>
      </div>
      <div className="col-span-2 row-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 @min-[40rem]:contents">
        <span>
          <RoleTag role={role} staffRole={staffRole} hasSecondFactor={hasSecondFactor} />
        </span>
        <span className="text-sm text-ink-soft">
          Joined <time dateTime={createdAt}>{formatDay(createdAt)}</time>
        </span>
      </div>
      <div className="col-start-2 row-start-1 justify-self-end @min-[40rem]:col-start-4">
        {isSelf && <p className="flex min-h-11 items-center px-2 text-ink-soft">This is you</p>}
        {may.includes('delete') && <DeleteButton onClick={onDelete} name={`Delete ${username}, ${email}`} />}
      </div>
    </li>
  );
}
