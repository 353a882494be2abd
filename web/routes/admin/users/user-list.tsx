import { useRef, useState } from 'react';
import type { UserInList } from '../../../../contracts/accounts.contract.ts';
import { useSession } from '../../../lib/use-session.ts';
import { EmptyList } from '../parts/empty-list.tsx';
import { TimedMessage } from '../parts/timed-message.tsx';
import { useStaffAction } from '../parts/use-staff-action.ts';
import { useTimedMessage } from '../parts/use-timed-message.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UserRow } from './user-row.tsx';
import { usersApi } from './users-api.ts';

export function UserList({ users }: { users: UserInList[] }) {
  const { user: self } = useSession();
  const act = useStaffAction();
  const [message, say] = useTimedMessage();
  const [asked, setAsked] = useState<UserInList | null>(null);
  const list = useRef<HTMLDivElement>(null);

  async function remove({ _id }: UserInList) {
    const isDone = await act({ call: () => usersApi.remove(_id), failed: 'Failed to delete user' });
    if (isDone) say({ text: 'User deleted successfully', tone: 'success' });
    // The button that opened the window may be gone with its row.
    list.current?.focus();
  }

  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {message && <TimedMessage message={message} />}
      {users.length === 0 ? (
        <EmptyList title="No users found" text="Whoever registers on the site appears here." />
      ) : (
        <ul className="grid gap-2">
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
