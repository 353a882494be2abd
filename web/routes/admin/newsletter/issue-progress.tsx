import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { IssueDetail } from '../../../../contracts/newsletter/issues.contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { useDestinationName } from '../destinations/use-destination-name.ts';
import { staffApi } from '../staff-api.ts';
import { IssuePreviewPanel } from './issue-preview-panel.tsx';
import { IssueStateTag } from './issue-state-tag.tsx';

/** Milliseconds between two polls while it sends, or when its time is near. */
const LOOK_EVERY = 1_500;
/** Milliseconds between two polls while its time is further off than that. */
const WAIT_FOR_TIME = 15_000;

/** "Send now" also schedules the issue, for a second or two. */
function lookEvery({ state, sendAt }: IssueDetail): number | undefined {
  if (state !== 'sending' && state !== 'scheduled') return undefined;
  const isFarOff = state === 'scheduled' && Date.parse(sendAt ?? '') - Date.now() > WAIT_FOR_TIME;
  return isFarOff ? WAIT_FOR_TIME : LOOK_EVERY;
}

export function IssueProgress({ issue }: { issue: IssueDetail }) {
  const { state, sendAt, startedAt, endedAt, destination, links } = issue;
  const nameOf = useDestinationName();
  useLooks(lookEvery(issue));
  return (
    <div className="grid max-w-[52rem] grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <IssueStateTag state={state} figures={issue.figures} />
        <p className="text-ink-soft">
          {destination ? `To those who enquired about ${nameOf(destination)}` : 'To everybody who confirmed'}
          {state === 'scheduled' && sendAt && `, on ${formatMoment(sendAt)} in India`}
          {startedAt && `, since ${formatMoment(startedAt)}`}
          {endedAt && `, until ${formatMoment(endedAt)}`}
        </p>
      </div>
      {startedAt && <Figures figures={issue.figures} />}
      <IssueControls issue={issue} />
      {links.length > 0 && <FollowedLinks links={links} />}
      <IssuePreviewPanel content={issue} />
    </div>
  );
}

/** Mails written to files only are not called sent. */
function outFigures({ sent, written }: IssueDetail['figures']): [string, number][] {
  const toFiles: [string, number][] = written > 0 ? [['Written to files', written]] : [];
  return sent > 0 || written === 0 ? [['Sent', sent], ...toFiles] : toFiles;
}

function Figures({ figures }: Pick<IssueDetail, 'figures'>) {
  const done = figures.sent + figures.written + figures.failed + figures.cancelled;
  const all: [string, number][] = [
    ...outFigures(figures),
    ['Waiting', figures.waiting],
    ['Failed', figures.failed],
    ['Called off', figures.cancelled],
    ['Left by it', figures.left],
  ];
  return (
    <section aria-label="Progress" className="rounded-card border border-mist bg-sheet p-5">
      <progress
        aria-label="Mails that have ended"
        value={done}
        max={Math.max(1, done + figures.waiting)}
        className="h-3 w-full"
      />
      <dl className="mt-3 flex flex-wrap gap-x-8 gap-y-2">
        {all.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function FollowedLinks({ links }: Pick<IssueDetail, 'links'>) {
  return (
    <section aria-label="Links">
      <h2 className="text-heading">Links that were followed</h2>
      <ul className="mt-3 divide-y divide-mist rounded-card border border-mist bg-sheet">
        {links.map(({ url, clicks }) => (
          <li key={url} className="flex justify-between gap-4 px-4 py-2">
            <span className="min-w-0 wrap-anywhere">{url}</span>
            <span className="tabular-nums">{clicks}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-ink-soft">
        Counted by this site, by link and not by person. Programs that look ahead are left out as far as they
        say what they are.
      </p>
    </section>
  );
}

function useLooks(every: number | undefined): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (every === undefined || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), every);
    return () => clearTimeout(timer);
  }, [every, state, revalidate]);
}

function IssueControls({ issue: { _id, state } }: { issue: IssueDetail }) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);
  const press = (call: typeof staffApi.pauseIssue, failed: string, done: string) => async () => {
    await act({ call: () => call({ params: { id: _id } }), failed, done });
  };
  const callOff = press(staffApi.callIssueOff, 'Failed to call it off', 'It is a draft again.');
  const pause = press(staffApi.pauseIssue, 'Failed to pause it', 'Paused.');
  const goOn = press(staffApi.resumeIssue, 'Failed to go on', 'It goes on.');
  const stop = press(staffApi.stopIssue, 'Failed to stop it', 'The rest gets none.');
  if (state === 'scheduled')
    return (
      <ActionButton variant="secondary" className="justify-self-start" onPress={callOff}>
        Call it off
      </ActionButton>
    );
  if (state !== 'sending' && state !== 'paused') return null;
  return (
    <div className="flex flex-wrap gap-3">
      {state === 'sending' ? (
        <ActionButton variant="secondary" onPress={pause}>
          Pause
        </ActionButton>
      ) : (
        <ActionButton onPress={goOn}>Go on</ActionButton>
      )}
      <Button variant="secondary" onClick={() => setAsked(true)}>
        Stop for good
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Stop this issue for good?"
        confirm="Stop"
        cancel="Not now"
        onClose={() => setAsked(false)}
        onConfirm={stop}
      >
        <p>Who has it keeps it; all others never get it.</p>
      </ConfirmDialog>
    </div>
  );
}
