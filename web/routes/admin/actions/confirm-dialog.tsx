import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

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
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button
          variant="secondary"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onClose}
        >
          {cancel}
        </Button>
        <Button variant={variant} busy={isBusy} onClick={() => void run()}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
