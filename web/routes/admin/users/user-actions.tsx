import { Crown, LogOut, ShieldCheck, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import type { UserAction, UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';
import { DeleteUser, LeaveStaffDialog } from './leave-staff-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const OF_OWNER = 'This is an owner of the site. Nobody else can make them a traveller or delete the account.';
const OWN =
  'This is your own account. Another member of staff can change its role; the rest you do on your account page.';
const OWN_OF_OWNER =
  'This is your own account, and you are an owner of the site: nobody else can change its role or delete it.';

type Asked = UserAction | 'sign-out';

const BUTTONS: [asked: Asked, icon: typeof Crown, text: string][] = [
  ['make-staff', ShieldCheck, 'Make staff'],
  ['name-owner', Crown, 'Make owner'],
  ['lay-down', Crown, 'Be an owner no more'],
  ['demote', User, 'Make traveller'],
  ['sign-out', LogOut, 'Sign out everywhere'],
  ['delete', Trash2, 'Delete user'],
];

type Props = { user: UserDetail; staff: StaffMember[] };

export function UserActions({ user, staff }: Props) {
  const { user: self } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isSelf = user._id === self?._id;
  const isOwner = user.staffRole === 'owner';
  const may: Asked[] = isSelf ? user.may : [...user.may, 'sign-out'];
  return (
    <div className="grid gap-4">
      {isSelf && <Notice tone="info">{isOwner ? OWN_OF_OWNER : OWN}</Notice>}
      {!isSelf && isOwner && <Notice tone="info">{OF_OWNER}</Notice>}
      <div className="flex flex-wrap gap-3">
        {BUTTONS.filter(([action]) => may.includes(action)).map(([action, Icon, text]) => (
          <Button
            key={action}
            variant={action === 'delete' ? 'danger' : 'secondary'}
            onClick={() => setAsked(action)}
          >
            <Icon className="size-5" />
            {text}
          </Button>
        ))}
      </div>
      <UserDialogs user={user} staff={staff} asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function UserDialogs({ user, staff, asked, onClose }: Props & { asked: Asked | null; onClose: () => void }) {
  const act = useStaffAction();
  const { username, email, isEmailProved, leftStaffAt } = user;
  const params = { id: user._id };

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

  return (
    <>
      <ConfirmDialog
        open={asked === 'make-staff'}
        title={`Make ${username} staff?`}
        confirm="Make staff"
        onConfirm={makeStaff}
        onClose={onClose}
      >
        <p>
          Staff see every enquiry and every traveller’s details, and can change or delete all of it.
          {leftStaffAt && ' They get back what was handed over and is still there.'}
        </p>
        {!isEmailProved && (
          <Notice tone="error" className="mt-4">
            Nobody has confirmed {email}: somebody else may have registered with it. Let its owner set a new
            password by “Forgot your password?” first. The mail confirms the address, and anybody else in the
            account is signed out.
          </Notice>
        )}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'sign-out'}
        title={`Sign ${username} out everywhere?`}
        confirm="Sign out everywhere"
        onConfirm={signOut}
        onClose={onClose}
      >
        <p>Every phone and computer is signed out at once. The password stays as it is.</p>
      </ConfirmDialog>
      <DeleteUser
        user={asked === 'delete' ? user : null}
        {...{ staff, onClose }}
        leadsTo={href('/admin/users')}
      />
      {asked === 'demote' && <LeaveStaffDialog {...{ user, staff, onClose }} account="traveller" />}
      {(asked === 'name-owner' || asked === 'lay-down') && (
        <OwnerDialog user={user} isLayingDown={asked === 'lay-down'} onClose={onClose} />
      )}
    </>
  );
}

type OwnerDialogProps = { user: UserDetail; isLayingDown: boolean; onClose: () => void };

function OwnerDialog({ user: { _id, username }, isLayingDown, onClose }: OwnerDialogProps) {
  return (
    <PasswordDialog
      title={isLayingDown ? 'Stop being an owner?' : `Make ${username} an owner?`}
      confirm={isLayingDown ? 'Stop being an owner' : 'Make owner'}
      failed={isLayingDown ? 'Failed to change your role' : 'Failed to name an owner'}
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
          : 'An owner can name further owners. Nobody else, not even you, can make an owner a traveller or delete the account.'}
      </p>
    </PasswordDialog>
  );
}
