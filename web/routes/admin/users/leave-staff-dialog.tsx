import type { ManagedUser } from '../../../../contracts/accounts/manage-users.contract.ts';
import type { StaffMember } from '../../../../contracts/enquiries/desk.contract.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { Options } from '../records/options.tsx';
import { staffApi } from '../staff-api.ts';
import { PasswordDialog } from './password-dialog.tsx';

const NOBODY = 'nobody';

type Props = {
  user: Pick<ManagedUser, '_id' | 'username' | 'staffRole'>;
  account: 'traveller' | 'deleted';
  staff: StaffMember[];
  leadsTo?: string;
  onClose: () => void;
};

export function LeaveStaffDialog({ user, account, staff, leadsTo, onClose }: Props) {
  const { _id, username, staffRole } = user;
  const params = { id: _id };
  const isDeletion = account === 'deleted';
  return (
    <PasswordDialog
      title={isDeletion ? `Delete ${username}?` : `Make ${username} a traveller?`}
      confirm={isDeletion ? 'Delete' : 'Make traveller'}
      failed={isDeletion ? 'Failed to delete user' : 'Failed to change the role'}
      call={({ handTo = '', password = '' }) =>
        staffApi.takeOutOfStaff({ params, body: { account, password, handTo } })
      }
      undo={() => staffApi.restoreStaff({ params })}
      leadsTo={leadsTo}
      onClose={onClose}
    >
      <p className="text-ink-soft">
        {isDeletion
          ? 'The account closes at once, on every device.'
          : 'The admin area closes at once, and every device is signed out.'}{' '}
        For 30 days you can undo this, on the page of former staff.
      </p>
      {staffRole === null ? (
        <input type="hidden" name="handTo" value={NOBODY} />
      ) : (
        <WhoTakesOver of={_id} staff={staff} data-autofocus />
      )}
    </PasswordDialog>
  );
}

type WhoProps = { of: string; staff: StaffMember[]; 'data-autofocus'?: boolean };

export function WhoTakesOver({ of, staff, ...select }: WhoProps) {
  return (
    <SelectField
      name="handTo"
      label="Who takes over their enquiries, messages and next actions?"
      defaultValue=""
      {...select}
    >
      <Options
        of={staff.filter((member) => member._id !== of).map((member) => [member._id, member.username])}
        none="Choose"
      />
      <option value={NOBODY}>Nobody: it waits until somebody takes it up</option>
    </SelectField>
  );
}

type DeleteProps = {
  /** Null: closed. */
  user: ManagedUser | null;
  staff: StaffMember[];
  leadsTo?: string;
  onClose: () => void;
};

/** Staff, also former ones, hand over what is theirs. */
export function DeleteUser({ user, staff, leadsTo, onClose }: DeleteProps) {
  const act = useStaffAction();
  if (user && (user.staffRole !== null || user.leftStaffAt !== null))
    return <LeaveStaffDialog {...{ user, staff, leadsTo, onClose }} account="deleted" />;
  return (
    <ConfirmDialog
      open={user !== null}
      title="Delete this user?"
      confirm="Delete"
      onConfirm={async () => {
        if (!user) return;
        const call = () => staffApi.deleteUser({ params: { id: user._id } });
        await act({ call, failed: 'Failed to delete user', done: 'User deleted successfully', leadsTo });
      }}
      onClose={onClose}
    >
      <p>
        The account of <strong className="text-ink">{user?.username}</strong> ({user?.email}) goes for good,
        and every device is signed out. Enquiries stay as they are; reviews stay under “A former traveller”.
      </p>
    </ConfirmDialog>
  );
}
