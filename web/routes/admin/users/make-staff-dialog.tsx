import type { UserDetail } from '../../../../contracts/accounts/manage-users.contract.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';

type Props = {
  open: boolean;
  user: Pick<UserDetail, 'username' | 'email' | 'isEmailProved' | 'leftStaffAt'>;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

export function MakeStaffDialog({ open, user, onConfirm, onClose }: Props) {
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
