import type { Role } from '../../../../contracts/accounts/accounts.contract.ts';
import type { UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';

type Props = {
  open: boolean;
  user: Pick<UserDetail, 'username' | 'email' | 'isEmailProved'>;
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
      {isPromotion && !user.isEmailProved && (
        <Notice tone="error" className="mt-4">
          Nobody has confirmed {user.email}: whoever registered with it may be somebody else. Let its owner
          set a new password by “Forgot your password?” first. The mail confirms the address, and whoever else
          is in the account is out.
        </Notice>
      )}
    </ConfirmDialog>
  );
}
