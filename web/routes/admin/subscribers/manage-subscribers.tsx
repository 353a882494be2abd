import { useState } from 'react';
import { href } from 'react-router';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import type { SubscriberState } from '../../../../contracts/subscribers/subscriber-terms.ts';
import type { Subscriber } from '../../../../contracts/subscribers.contract.ts';
import { ConsentRecords } from '../../../features/consent/consent-records.tsx';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { DeleteButton } from '../actions/delete-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { CsvButton } from '../lists/csv-button.tsx';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListPager } from '../lists/list-pager.tsx';
import { listQuery } from '../lists/list-query.ts';
import { ListSearch } from '../lists/list-search.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { RowsFound } from '../lists/rows-found.tsx';
import { Tag, type TagTone } from '../lists/tag.tsx';
import { WorksAgainButton } from '../mail/related/works-again-button.tsx';
import { IfMay } from '../rights/if-may.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import type { Route } from './+types/manage-subscribers.ts';

const STATE_NAMES: Readonly<Record<SubscriberState, string>> = {
  pending: 'Not confirmed',
  confirmed: 'Confirmed',
  left: 'Left',
  bounced: 'Bounced',
};
const TONES: Readonly<Record<SubscriberState, TagTone>> = {
  pending: 'attention',
  confirmed: 'good',
  left: 'calm',
  bounced: 'off',
};

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Subscribers');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listSubscribers({ query: listQuery(request) }));

export const HydrateFallback = () => <LoadingList title="Subscribers" />;

export default function ManageSubscribers({ loaderData }: Route.ComponentProps) {
  return (
    <StaffPage
      title="Subscribers"
      answer={loaderData}
      failed="Failed to load subscribers"
      ways={[{ to: `${href('/admin/import')}?kind=subscribers`, text: 'Import' }]}
      actions={<CsvButton call={STAFF_CALLS.exportSubscribers} />}
    >
      {({ data, nextCursor, unasked }) => (
        <>
          <IfMay right="send-newsletters">
            <AskSubscribers unasked={unasked} />
          </IfMay>
          <div className="mb-4 flex flex-wrap items-end gap-3">
            <ListSearch label="Search subscribers by email" placeholder="Email" />
            <FilterSelect name="state" label="State" of={STATE_NAMES} none="All" />
          </div>
          <SubscriberList subscribers={data} />
          <ListPager nextCursor={nextCursor} />
        </>
      )}
    </StaffPage>
  );
}

/** For addresses stored before consent was asked for: each is asked once; an interrupted run continues later. */
function AskSubscribers({ unasked }: { unasked: number }) {
  const act = useStaffAction();
  const [progress, setProgress] = useState<{ asked: number; left: number } | null>(null);
  const shown = progress ?? { asked: 0, left: unasked };
  if (unasked === 0 && !progress) return null;

  async function ask() {
    setProgress({ asked: 0, left: unasked });
    await act({
      call: askAll,
      failed: 'Failed to ask all of them',
      done: (asked) => `Asked ${countOf(asked, 'address', 'addresses')}.`,
    });
    setProgress(null);
  }

  async function askAll(): Promise<number> {
    let asked = 0;
    for (let left = unasked; left > 0; ) {
      const { data } = await staffApi.askSubscribers();
      if (data.asked === 0) break;
      asked += data.asked;
      left = data.left;
      setProgress({ asked, left });
    }
    return asked;
  }

  return (
    <Notice tone="info" className="mb-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-64">
          {progress
            ? `Asked ${shown.asked}, ${shown.left} left.`
            : `${countOf(unasked, 'address', 'addresses')} from before ${unasked === 1 ? 'has' : 'have'} not confirmed, and ${unasked === 1 ? 'gets' : 'get'} no newsletter until they do. Each is asked once, by a mail; who does not answer is forgotten after 30 days.`}
        </p>
        {progress && (
          <progress value={shown.asked} max={shown.asked + shown.left} className="w-40">
            {shown.asked}
          </progress>
        )}
        <Button variant="secondary" busy={progress !== null} onClick={ask}>
          {progress ? 'Asking…' : 'Ask them'}
        </Button>
      </div>
    </Notice>
  );
}

function SubscriberList({ subscribers }: { subscribers: Subscriber[] }) {
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
        none={{ title: 'No subscribers found', text: 'People who subscribe to the newsletter appear here.' }}
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
      <IfMay right="delete-for-good">
        <DeleteButton onClick={onDelete} name={`Delete ${email}`} />
      </IfMay>
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

function SubscriberStateTag({ state }: { state: SubscriberState }) {
  return <Tag tone={TONES[state]}>{STATE_NAMES[state]}</Tag>;
}
