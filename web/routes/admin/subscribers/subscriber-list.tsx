import { useState } from 'react';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { Subscriber } from '../../../../contracts/subscribers.contract.ts';
import { ConsentRecords } from '../../../features/consent/consent-records.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { RowsFound } from '../lists/rows-found.tsx';
import { WorksAgainButton } from '../mail/related/works-again-button.tsx';
import { staffApi } from '../staff-api.ts';
import { SubscriberStateTag } from './subscriber-state.tsx';

export function SubscriberList({ subscribers }: { subscribers: Subscriber[] }) {
  const act = useStaffAction();
  const [asked, setAsked] = useState<Subscriber | null>(null);

  async function remove(id: string) {
    await act({
      call: () => staffApi.deleteSubscriber({ params: { id } }),
      failed: 'Failed to delete subscriber',
      done: 'Subscriber deleted successfully',
    });
  }

  return (
    // Takes the focus if the row of the pressed button is gone.
    <div tabIndex={-1} className="outline-none">
      <RowsFound
        rows={subscribers}
        none={{ title: 'No subscribers found', text: 'Whoever subscribes to the newsletter appears here.' }}
        className="divide-y divide-mist rounded-card border border-mist bg-sheet"
      >
        {(subscriber) => <SubscriberRow subscriber={subscriber} onDelete={() => setAsked(subscriber)} />}
      </RowsFound>
      <ConfirmDialog
        open={asked !== null}
        title="Delete this subscriber?"
        confirm="Delete"
        onConfirm={async () => {
          if (asked) await remove(asked._id);
        }}
        onClose={() => setAsked(null)}
      >
        <p>
          <strong className="text-ink wrap-anywhere">{asked?.email}</strong> gets no newsletter any more,
          unless the address subscribes again.
        </p>
      </ConfirmDialog>
    </div>
  );
}

function SubscriberRow({ subscriber, onDelete }: { subscriber: Subscriber; onDelete: () => void }) {
  const { email, state } = subscriber;
  return (
    <li className="flex items-start gap-3 py-2 pr-2 pl-4">
      <div className="min-w-0 flex-1">
        <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-6">
          <a href={`mailto:${email}`} className="flex min-h-11 min-w-0 items-center text-link">
            <span className="min-w-0 wrap-anywhere">{email}</span>
          </a>
          <SubscriberStateTag state={state} />
        </div>
        <SubscriberFacts subscriber={subscriber} />
      </div>
      <DeleteButton onClick={onDelete} name={`Delete ${email}`} />
    </li>
  );
}

function SubscriberFacts({ subscriber }: { subscriber: Subscriber }) {
  const { subscribedAt, askedAt, confirmedAt, leftAt, bouncedAt, bounceReason } = subscriber;
  const times: [string, string | null][] = [
    ['subscribed', subscribedAt],
    // A bot's sign-up also waits, but nobody was asked.
    [confirmedAt || leftAt ? 'asked' : 'no answer since', askedAt],
    ['confirmed', confirmedAt],
    ['left', leftAt],
    ['bounced', bouncedAt],
  ];
  const said = [subscriber.leaveReason, subscriber.leaveText].filter((text) => text !== null);
  return (
    <div className="grid gap-1 pb-1 text-sm text-ink-soft">
      <p className="flex flex-wrap gap-x-4">
        {times.map(
          ([name, at]) =>
            at && (
              <span key={name}>
                {name} <time dateTime={at}>{formatMoment(at)}</time>
              </span>
            ),
        )}
      </p>
      {said.length > 0 && <p className="text-ink wrap-anywhere">Why they left: {said.join('. ')}</p>}
      {bouncedAt && bounceReason && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 wrap-anywhere">The mail server said: {bounceReason}</p>
          <WorksAgainButton email={subscriber.email} />
        </div>
      )}
      <ConsentRecords consents={subscriber.consents} />
    </div>
  );
}
