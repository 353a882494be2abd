import { useSyncExternalStore } from 'react';
import { Button } from '../../../../ui/buttons/button.tsx';
import { bulkRun } from './bulk-run.ts';

export function BulkProgress() {
  const run = useSyncExternalStore(bulkRun.subscribe, bulkRun.getSnapshot, bulkRun.getServerSnapshot);
  if (!run) return null;
  const { text, done, total, isStopping } = run;
  return (
    <section
      aria-label="Change of many"
      className="sticky bottom-[calc(0.75rem+var(--bottom-inset,0px))] z-30 mt-3 flex flex-wrap items-center gap-3 rounded-card border border-edge bg-sheet p-3 shadow-lg"
    >
      <p role="status" className="px-2 font-semibold tabular-nums">
        {text}: {done} of {total}
      </p>
      <progress aria-label={text} value={done} max={Math.max(1, total)} className="min-w-32 flex-1" />
      <Button variant="secondary" busy={isStopping} onClick={bulkRun.stop} className="px-4">
        Stop
      </Button>
    </section>
  );
}
