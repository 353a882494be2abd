import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';

type Props = {
  open: boolean;
  title: string;
  children: ReactNode;
  confirm: string;
  cancel?: string;
  variant?: 'primary' | 'danger';
  /** Keeps the dialog open and busy. It reports its own failures. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
};

export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = 'Keep',
  variant = 'danger',
  onConfirm,
  onClose,
}: Props) {
  const [isBusy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      setBusy(false);
    }
    onClose();
  }

  return (
    <Dialog open={open} onClose={onClose} title={title} busy={isBusy}>
      <div className="text-ink-soft">{children}</div>
      <DialogFooter cancel={cancel} onCancel={onClose} busy={isBusy}>
        <Button variant={variant} busy={isBusy} onClick={() => void run()}>
          {confirm}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
