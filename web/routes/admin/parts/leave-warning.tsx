import { useEffect, useState } from 'react';
import type { Location } from 'react-router';
import { guardLeaving, type Leaving } from '../../../lib/leave-guard.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

type Props = {
  /** Asked at the moment of leaving. */
  hasChanges: () => boolean;
  /** Which navigations leave the form; by default those to another page. */
  leaves?: (from: Location, to: Location) => boolean;
  children: string;
};

const toAnotherPage = (from: Location, to: Location) => from.pathname !== to.pathname;

/** Asks before changes are left that are not saved: by a link, by the back button, or by closing the tab. */
export function LeaveWarning({ hasChanges, leaves = toAnotherPage, children }: Props) {
  const [leaving, setLeaving] = useState<Leaving | null>(null);

  useEffect(
    () => guardLeaving({ holds: (from, to) => hasChanges() && leaves(from, to), ask: setLeaving }),
    [hasChanges, leaves],
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasChanges()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [hasChanges]);

  function answer(choose: (leaving: Leaving) => void) {
    if (leaving) choose(leaving);
    setLeaving(null);
  }

  return (
    <Dialog
      open={leaving !== null}
      onClose={() => answer((asked) => asked.stay())}
      title="Leave without saving?"
    >
      <p>{children}</p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => answer((asked) => asked.stay())}>
          Stay
        </Button>
        <Button variant="danger" onClick={() => answer((asked) => asked.proceed())}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
}
