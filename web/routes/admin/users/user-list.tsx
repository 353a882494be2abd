import { useState } from 'react';
import { href, Link } from 'react-router';
import type { ManagedUser } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { staffApi } from '../staff-api.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { LeaveStaffDialog } from './leave-staff-dialog.tsx';
import { RoleTag } from './role-tag.tsx';

export function UserList({ users, staff }: { users: ManagedUser[]; staff: StaffMember[] }) {
  const { user: self } = useSession();
  const act = useStaffAction();
  const [asked, setAsked] = useState<ManagedUser | null>(null);
  const isStaff = asked !== null && (asked.staffRole !== null || asked.leftStaffAt !== null);

  async function remove({ _id }: ManagedUser) {
    const call = () => staffApi.deleteUser({ params: { id: _id } });
    await act({ call, failed: 'Failed to delete user', done: 'User deleted successfully' });
  }

  return (
    // Takes the focus if the row of the pressed button is gone.
    <div tabIndex={-1} className="outline-none">
      {users.length === 0 ? (
        <EmptyList title="No users found" text="Whoever registers on the site appears here." />
      ) : (
        <ul className="@container grid gap-2">
          {users.map((user) => (
            <UserRow
              key={user._id}
              user={user}
              isSelf={user._id === self?._id}
              onDelete={() => setAsked(user)}
            />
          ))}
        </ul>
      )}
      <DeleteUserDialog user={isStaff ? null : asked} onConfirm={remove} onClose={() => setAsked(null)} />
      {isStaff && (
        <LeaveStaffDialog user={asked} account="deleted" staff={staff} onClose={() => setAsked(null)} />
      )}
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
