import { RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { FAILED_COUNT_MAX } from '../../../../contracts/mail/mail-terms.ts';
import type { RunOutcome } from '../../../../contracts/mail/manage-mail.contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useRefresh } from '../actions/use-reload.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { staffApi } from '../staff-api.ts';

type Run = { again: number; left: number; outcome: RunOutcome | null };

const EVERY_MS = 2_000;
/** Ten minutes; for longer runs staff look at the list. */
const MAX_LOOKS = 300;

export function SendFailedAgain({ failed }: { failed: number }) {
  const { run, isBusy, start } = useRun();
  // Mails that fail during a run are offered again after it.
  const isOffered = failed > 0 && !isBusy && (!run || run.outcome?.waiting === 0);
  return (
    <>
      {run && <RunNotice run={run} isBusy={isBusy} />}
      {isOffered && <FailedNotice failed={failed} onSend={start} />}
    </>
  );
}

function FailedNotice({ failed, onSend }: { failed: number; onSend: () => void }) {
  const many =
    failed >= FAILED_COUNT_MAX ? `More than ${FAILED_COUNT_MAX - 1} mails` : countOf(failed, 'mail');
  return (
    <Notice tone="error" className="mb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          {many} failed and {failed === 1 ? 'is' : 'are'} not tried again by{' '}
          {failed === 1 ? 'itself' : 'themselves'}.{' '}
          <Link to="?state=failed" className="text-link underline">
            Show {failed === 1 ? 'it' : 'them'}
          </Link>
        </p>
        <Button variant="secondary" onClick={onSend}>
          <RotateCw className="size-4" />
          Send all failed again
        </Button>
      </div>
    </Notice>
  );
}

function RunNotice({ run: { again, left, outcome }, isBusy }: { run: Run; isBusy: boolean }) {
  const isDone = !isBusy && outcome?.waiting === 0;
  return (
    <Notice
      tone={isDone && outcome.failed > 0 ? 'error' : isDone ? 'success' : 'info'}
      role="status"
      className="mb-4"
    >
      <p>
        {isBusy
          ? `${again} of ${again + left} put in the queue again…`
          : `${countOf(again, 'mail')} put in the queue again. ${outcome ? outcomeText(outcome) : ''}`}
      </p>
      {isBusy && (
        <progress className="mt-2 w-full" max={again + left} value={again} aria-label="Sent again" />
      )}
    </Notice>
  );
}

function outcomeText({ sent, written, waiting, failed, cancelled }: RunOutcome): string {
  const parts = [
    ...(sent > 0 || written === 0 ? [`${sent} sent`] : []),
    ...(written > 0 ? [`${written} written to files`] : []),
    ...(waiting > 0 ? [`${waiting} to be sent`] : []),
    ...(failed > 0 ? [`${failed} failed again`] : []),
    ...(cancelled > 0 ? [`${cancelled} cancelled`] : []),
  ];
  return `So far: ${parts.join(', ')}.`;
}

function useRun() {
  const [run, setRun] = useState<Run>();
  const [isBusy, setBusy] = useState(false);
  const isLeft = useRef(false);
  const refresh = useRefresh();
  const act = useStaffAction();
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  async function go() {
    setBusy(true);
    let again = 0;
    let name: string | undefined;
    await act({
      async call() {
        for (let left = 1; left > 0 && !isLeft.current; ) {
          const { data } = await staffApi.sendFailedMailsAgain({ body: { run: name } });
          name = data.run;
          again += data.again;
          // Rows locked by another run are that run's work.
          left = data.again === 0 ? 0 : data.left;
          setRun({ again, left, outcome: null });
        }
      },
      failed: 'Failed to send the mails again',
    });
    setBusy(false);
    if (name !== undefined) await watch(name, again);
  }

  async function watch(name: string, again: number) {
    for (let look = 0; look < MAX_LOOKS && !isLeft.current; look += 1) {
      const outcome = await staffApi.getRunOutcome({ params: { run: name } }).then(
        ({ data }) => data,
        () => null,
      );
      if (outcome) setRun({ again, left: 0, outcome });
      if (look % 5 === 0 || outcome?.waiting === 0) await refresh();
      if (outcome?.waiting === 0) return;
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
  }

  return { run, isBusy, start: () => void (isBusy || go()) };
}
