import { href } from 'react-router';
import type { User } from '../../../../contracts/accounts/accounts.contract.ts';
import type {
  ManagedUser,
  UserAction,
  UserDetail,
} from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { LeaveStaffDialog } from './leave-staff-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

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

type MakeStaffDialogProps = {
  open: boolean;
  user: Pick<UserDetail, 'username' | 'email' | 'isEmailProved' | 'leftStaffAt'>;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

function MakeStaffDialog({ open, user, onConfirm, onClose }: MakeStaffDialogProps) {
  const { username, email, isEmailProved, leftStaffAt } = user;
  return (
    <ConfirmDialog
      open={open}
      title={`Make ${username} staff?`}
      confirm="Make staff"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Staff see every enquiry and every traveller’s details, and can change or delete all of it.
        {leftStaffAt && ' They get back what was handed over and is still there.'}
      </p>
      {!isEmailProved && (
        <Notice tone="error" className="mt-4">
          Nobody has confirmed {email}: whoever registered with it may be somebody else. Let its owner set a
          new password by “Forgot your password?” first. The mail confirms the address, and whoever else is in
          the account is out.
        </Notice>
      )}
    </ConfirmDialog>
  );
}

type OwnerDialogProps = {
  user: Pick<ManagedUser, '_id' | 'username'>;
  isLayingDown: boolean;
  onClose: () => void;
};

function OwnerDialog({ user: { _id, username }, isLayingDown, onClose }: OwnerDialogProps) {
  return (
    <PasswordDialog
      title={isLayingDown ? 'Be an owner no more?' : `Make ${username} an owner?`}
      confirm={isLayingDown ? 'Lay it down' : 'Make owner'}
      failed={isLayingDown ? 'Failed to lay it down' : 'Failed to name an owner'}
      call={({ password = '' }) =>
        staffApi.setStaffRole({
          params: { id: _id },
          body: { staffRole: isLayingDown ? 'agent' : 'owner', password },
        })
      }
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {isLayingDown
          ? 'You stay on the staff. Only another owner can make you an owner again, and other staff can make you a traveller or delete your account.'
          : 'An owner can name further owners. Nobody else, and you neither, can make an owner a traveller or delete the account.'}
      </p>
    </PasswordDialog>
  );
}

type SignOutDialogProps = {
  open: boolean;
  user: Pick<User, 'username'>;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

function SignOutDialog({ open, user, onConfirm, onClose }: SignOutDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      title={`Sign ${user.username} out everywhere?`}
      confirm="Sign out everywhere"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>Every phone and computer is signed out at once. The password stays as it is.</p>
    </ConfirmDialog>
  );
}
