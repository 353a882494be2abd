import type { Role, User } from '../../../../contracts/accounts/accounts.contract.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';

type Props = {
  open: boolean;
  user: Pick<User, 'username'>;
  nextRole: Role;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

export function ChangeRoleDialog({ open, user, nextRole, onConfirm, onClose }: Props) {
  const isPromotion = nextRole === 'admin';
  return (
    <ConfirmDialog
      open={open}
      title={isPromotion ? `Make ${user.username} staff?` : `Make ${user.username} a traveller?`}
      confirm={isPromotion ? 'Make staff' : 'Make traveller'}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {isPromotion
          ? 'Staff see every enquiry and every traveller’s details, and can change or delete all of it.'
          : 'The admin area closes for this account at once. The enquiries that it owns stay with it.'}
      </p>
    </ConfirmDialog>
  );
}
