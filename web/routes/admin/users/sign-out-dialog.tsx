import type { User } from '../../../../contracts/accounts/accounts.contract.ts';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';

type Props = {
  open: boolean;
  user: Pick<User, 'username'>;
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

export function SignOutDialog({ open, user, onConfirm, onClose }: Props) {
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
