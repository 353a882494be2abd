import { LogOut, ShieldCheck, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import type { UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { ChangeRoleDialog } from './change-role-dialog.tsx';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { usersApi } from './users-api.ts';

/** What staff do with an account; nothing of it with their own, which has a page for that. */
export function UserActions({ user }: { user: UserDetail }) {
  const { user: self } = useSession();
  const act = useStaffAction();
  const [asked, setAsked] = useState<'role' | 'sign-out' | 'delete' | null>(null);
  const { _id, username } = user;
  const nextRole = user.role === 'admin' ? 'user' : 'admin';
  const close = () => setAsked(null);

  async function changeRole() {
    const done = nextRole === 'admin' ? `${username} is staff now.` : `${username} is a traveller now.`;
    await act({
      call: () => usersApi.setUserRole({ params: { id: _id }, body: { role: nextRole } }),
      failed: 'Failed to change the role',
      done,
    });
  }
  async function signOut() {
    await act({
      call: () => usersApi.signUserOut({ params: { id: _id } }),
      failed: 'Failed to sign the user out',
      done: `${username} is signed out everywhere.`,
    });
  }
  async function remove() {
    const call = () => usersApi.deleteUser({ params: { id: _id } });
    const done = 'User deleted successfully';
    await act({ call, failed: 'Failed to delete user', done, leadsTo: '/admin/users' });
  }

  if (_id === self?._id)
    return (
      <Notice tone="info">
        This is your own account. Another member of staff can change its role; the rest you do on your account
        page.
      </Notice>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => setAsked('role')}>
        {nextRole === 'admin' ? (
          <ShieldCheck aria-hidden="true" className="size-5" />
        ) : (
          <User aria-hidden="true" className="size-5" />
        )}
        {nextRole === 'admin' ? 'Make staff' : 'Make traveller'}
      </Button>
      <Button variant="secondary" onClick={() => setAsked('sign-out')}>
        <LogOut aria-hidden="true" className="size-5" />
        Sign out everywhere
      </Button>
      <Button variant="danger" onClick={() => setAsked('delete')}>
        <Trash2 aria-hidden="true" className="size-5" />
        Delete user
      </Button>
      <ChangeRoleDialog
        open={asked === 'role'}
        user={user}
        nextRole={nextRole}
        onConfirm={changeRole}
        onClose={close}
      />
      <SignOutDialog open={asked === 'sign-out'} user={user} onConfirm={signOut} onClose={close} />
      <DeleteUserDialog user={asked === 'delete' ? user : null} onConfirm={remove} onClose={close} />
    </div>
  );
}
