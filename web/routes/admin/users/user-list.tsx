import { useState } from 'react';
import type { UserInList } from '../../../../contracts/accounts/accounts.contract.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { EmptyList } from '../lists/empty-list.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UserRow } from './user-row.tsx';
import { usersApi } from './users-api.ts';

export function UserList({ users }: { users: UserInList[] }) {
  const { user: self } = useSession();
  const act = useStaffAction();
  const [asked, setAsked] = useState<UserInList | null>(null);

  async function remove({ _id }: UserInList) {
    const call = () => usersApi.deleteUser({ params: { id: _id } });
    await act({ call, failed: 'Failed to delete user', done: 'User deleted successfully' });
  }

  return (
    // Takes the focus where the button that opened a window is gone with its row.
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
      <DeleteUserDialog user={asked} onConfirm={remove} onClose={() => setAsked(null)} />
    </div>
  );
}
