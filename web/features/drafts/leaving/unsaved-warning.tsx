import { useEffect, useSyncExternalStore } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { type LosesChanges, leaveGuard } from './leave-guard.ts';

type Props = {
  /** A function runs on leaving, and must stay the same one. */
  hasChanges: boolean | (() => boolean);
  leaves?: LosesChanges;
  text?: string;
};

export function UnsavedWarning({
  hasChanges,
  leaves,
  text = 'Your changes to this page are not saved yet.',
}: Props) {
  const asked = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.getSnapshot, () => null);

  useEffect(() => {
    if (hasChanges === false) return;
    const isChanged = () => hasChanges === true || hasChanges();
    const warn = (event: BeforeUnloadEvent) => {
      if (isChanged()) event.preventDefault();
    };
    const release = leaveGuard.set(
      (from, to) => isChanged() && (leaves ? leaves(from, to) : from.pathname !== to.pathname),
    );
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [hasChanges, leaves]);

  return (
    <Dialog
      open={asked !== null}
      onClose={() => leaveGuard.answer(false)}
      title="Leave without saving?"
      isAboutLeaving
    >
      <p>{text}</p>
      <DialogFooter cancel="Stay" onCancel={() => leaveGuard.answer(false)}>
        <Button variant="danger" onClick={() => leaveGuard.answer(true)}>
          Leave
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
