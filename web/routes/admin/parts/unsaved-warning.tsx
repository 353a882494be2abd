import { useEffect, useSyncExternalStore } from 'react';
import { leaveGuard } from '../../../lib/leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** Asks before a page is left whose changes are not saved: by a link, by the back button, or by closing the tab. */
export function UnsavedWarning({ hasChanges }: { hasChanges: boolean }) {
  const asked = useSyncExternalStore(leaveGuard.subscribe, leaveGuard.getSnapshot, () => null);

  useEffect(() => {
    if (!hasChanges) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    const release = leaveGuard.set();
    return () => {
      window.removeEventListener('beforeunload', warn);
      release();
    };
  }, [hasChanges]);

  return (
    <Dialog open={asked !== null} onClose={() => leaveGuard.answer(false)} title="Leave without saving?">
      <p>Your changes to this page are not saved yet.</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => leaveGuard.answer(false)}>
          Stay
        </Button>
        <Button variant="danger" onClick={() => leaveGuard.answer(true)}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
