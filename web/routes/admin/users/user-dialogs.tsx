import { href } from 'react-router';
import type { UserAction, UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { LeaveStaffDialog } from './leave-staff-dialog.tsx';
import { MakeStaffDialog } from './make-staff-dialog.tsx';
import { OwnerDialog } from './owner-dialog.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

export type AskedOfUser = UserAction | 'sign-out';
type Props = { user: UserDetail; staff: StaffMember[]; asked: AskedOfUser | null; onClose: () => void };

export function UserDialogs({ user, staff, asked, onClose }: Props) {
  const act = useStaffAction();
  const { _id, username, staffRole, leftStaffAt } = user;
  const params = { id: _id };
  const isStaff = staffRole !== null || leftStaffAt !== null;

  async function makeStaff() {
    await act({
      call: () => staffApi.setUserRole({ params, body: { role: 'admin' } }),
      failed: 'Failed to change the role',
      done: `${username} is staff now.`,
    });
  }
  async function signOut() {
    await act({
      call: () => staffApi.signUserOut({ params }),
      failed: 'Failed to sign the user out',
      done: `${username} is signed out everywhere.`,
    });
  }
  async function remove() {
    const call = () => staffApi.deleteUser({ params });
    const done = 'User deleted successfully';
    await act({ call, failed: 'Failed to delete user', done, leadsTo: href('/admin/users') });
  }

  return (
    <>
      <MakeStaffDialog open={asked === 'make-staff'} user={user} onConfirm={makeStaff} onClose={onClose} />
      <SignOutDialog open={asked === 'sign-out'} user={user} onConfirm={signOut} onClose={onClose} />
      <DeleteUserDialog
        user={asked === 'delete' && !isStaff ? user : null}
        onConfirm={remove}
        onClose={onClose}
      />
      {asked === 'delete' && isStaff && (
        <LeaveStaffDialog {...{ user, staff, onClose }} account="deleted" leadsTo={href('/admin/users')} />
      )}
      {asked === 'demote' && <LeaveStaffDialog {...{ user, staff, onClose }} account="traveller" />}
      {(asked === 'name-owner' || asked === 'lay-down') && (
        <OwnerDialog user={user} isLayingDown={asked === 'lay-down'} onClose={onClose} />
      )}
    </>
  );
}
