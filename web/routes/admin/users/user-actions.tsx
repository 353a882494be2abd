import { Crown, KeyRound, LogOut, ShieldCheck, Trash2, User } from 'lucide-react';
import { useState } from 'react';
import { href, Link } from 'react-router';
import type { UserAction, UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { GIVEN_ROLES, ROLE_NAMES } from '../../../../contracts/staff/staff-policy.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSession } from '../../../features/session/use-session.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { Options } from '../records/options.tsx';
import { staffApi } from '../staff-api.ts';
import { DeleteUser, LeaveStaffDialog, WhoTakesOver } from './leave-staff-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';

const OF_OWNER = 'This is an owner of the site. Nobody else can make them a traveller or delete the account.';
const OWN = 'This is your own account. An owner can change its role; the rest you do on your account page.';
const OWN_OF_OWNER =
  'This is your own account, and you are an owner of the site: nobody else can change its role or delete it.';

type Asked = UserAction;

const BUTTONS: [asked: Asked, icon: typeof Crown, text: string][] = [
  ['make-staff', ShieldCheck, 'Make staff'],
  ['give-role', KeyRound, 'Change role'],
  ['lay-down', Crown, 'Give up ownership'],
  ['demote', User, 'Make traveller'],
  ['sign-out', LogOut, 'Sign out everywhere'],
  ['delete', Trash2, 'Delete user'],
];

const ROLES_TO_GIVE = GIVEN_ROLES.map((role) => [role, ROLE_NAMES[role]] as const);

function roleIn(chosen: string) {
  const staffRole = GIVEN_ROLES.find((role) => role === chosen);
  return staffRole && { staffRole };
}

type Props = { user: UserDetail; staff: StaffMember[] };

export function UserActions({ user, staff }: Props) {
  const { user: self } = useSession();
  const [asked, setAsked] = useState<Asked | null>(null);
  const isSelf = user._id === self?._id;
  const isOwner = user.staffRole === 'owner';
  const mayManageStaff = useMay('manage-staff');
  const { may } = user;
  return (
    <div className="grid gap-4">
      {isSelf && <Notice tone="info">{isOwner ? OWN_OF_OWNER : OWN}</Notice>}
      {!isSelf && isOwner && <Notice tone="info">{OF_OWNER}</Notice>}
      {mayManageStaff && user.staffRole === null && !may.includes('make-staff') && (
        <Notice tone="info" className="wrap-anywhere">
          Nobody has confirmed {user.email}: somebody else may have registered with it. To have its owner on
          the staff,{' '}
          <Link to={href('/admin/users/invite')} className="text-link">
            invite them
          </Link>
          .
        </Notice>
      )}
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
        {may.includes('offer-ownership') && (
          <ButtonLink
            to={`${href('/admin/users/ownership')}?${new URLSearchParams({ to: user._id })}`}
            variant="secondary"
          >
            <Crown className="size-5" />
            Offer the ownership
          </ButtonLink>
        )}
      </div>
      <UserDialogs user={user} staff={staff} asked={asked} onClose={() => setAsked(null)} />
    </div>
  );
}

function UserDialogs({ user, staff, asked, onClose }: Props & { asked: Asked | null; onClose: () => void }) {
  const act = useStaffAction();
  const [given, setGiven] = useState('');
  const { username, leftStaffAt } = user;
  const params = { id: user._id };

  async function makeStaff() {
    await act({
      call: () => staffApi.setUserRole({ params, body: { role: 'admin', ...roleIn(given) } }),
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
          What staff see and may do depends on their role.
          {leftStaffAt &&
            ' They get back what was handed over and is still there, unless they become a reader.'}
        </p>
        <label className="mt-4 grid gap-1.5 font-semibold">
          Role
          <select value={given} onChange={({ target }) => setGiven(target.value)} className="field-box">
            <Options of={ROLES_TO_GIVE} {...(leftStaffAt && { none: 'As before' })} />
          </select>
        </label>
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
      {asked === 'give-role' && <RoleDialog {...{ user, staff, onClose }} />}
      {asked === 'lay-down' && <LayDownDialog user={user} onClose={onClose} />}
    </>
  );
}

function RoleDialog({ user: { _id, username, staffRole }, staff, onClose }: Props & { onClose: () => void }) {
  const [chosen, setChosen] = useState<string>(staffRole ?? '');
  return (
    <PasswordDialog
      title={`Which role has ${username}?`}
      confirm="Change role"
      failed="Failed to change the role"
      call={({ password = '', handTo }) =>
        staffApi.setStaffRole({
          params: { id: _id },
          body: { staffRole: 'agent', ...roleIn(chosen), password, handTo },
        })
      }
      onClose={onClose}
    >
      <SelectField
        name="staffRole"
        label="Role"
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        data-autofocus
      >
        <Options of={ROLES_TO_GIVE} />
      </SelectField>
      {chosen === 'reader' && staffRole !== 'reader' && <WhoTakesOver of={_id} staff={staff} />}
      <p>
        <Link to={href('/admin/users/roles')} className="text-link">
          What each role may do
        </Link>
      </p>
    </PasswordDialog>
  );
}

function LayDownDialog({ user: { _id }, onClose }: { user: UserDetail; onClose: () => void }) {
  return (
    <PasswordDialog
      title="Stop being an owner?"
      confirm="Stop being an owner"
      failed="Failed to change your role"
      call={({ password = '' }) =>
        staffApi.setStaffRole({ params: { id: _id }, body: { staffRole: 'manager', password } })
      }
      onClose={onClose}
    >
      <p className="text-ink-soft">
        You stay on the staff, as a manager. Only another owner can offer you the ownership again, and they
        can make you a traveller or delete your account.
      </p>
    </PasswordDialog>
  );
}
