import { useState } from 'react';
import type { ManagedUser } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { staffApi } from '../staff-api.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { LeaveStaffDialog } from './leave-staff-dialog.tsx';
import { UserRow } from './user-row.tsx';

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
