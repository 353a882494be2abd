import { Dialog } from '../../../../ui/dialog.tsx';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** Loaded when it is first opened. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?">
      <DeleteAccountForm onCancel={onClose} />
    </Dialog>
  );
}
