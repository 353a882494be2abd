import type { ManagedUser } from '../../../../contracts/accounts/manage-users.contract.ts';
import { staffApi } from '../staff-api.ts';
import { PasswordDialog } from './password-dialog.tsx';

type Props = {
  user: Pick<ManagedUser, '_id' | 'username'>;
  isLayingDown: boolean;
  onClose: () => void;
};

export function OwnerDialog({ user: { _id, username }, isLayingDown, onClose }: Props) {
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
