import { Check, Send } from 'lucide-react';
import { useState } from 'react';
import { href } from 'react-router';
import { countOf } from '../../../../contracts/count-of.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { isStaleRoad, ROAD_NEWS_DAYS, ROAD_STATE_NAMES } from '../../../../contracts/roads/road-terms.ts';
import type { ManagedRoad } from '../../../../contracts/roads/roads.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ConfirmDialog } from '../actions/confirm-dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag, type TagTone } from '../lists/tag.tsx';
import { sendingWords } from '../mail/health/outbox-words.ts';
import { DeleteRecord } from '../records/delete-record.tsx';
import { RecordListPage, RecordRow } from '../records/record-list.tsx';
import { staffApi } from '../staff-api.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import type { Route } from './+types/manage-roads.ts';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Roads');

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => staffApi.listManagedRoads());

export const HydrateFallback = () => <LoadingList title="Roads" />;

export default function ManageRoads({ loaderData }: Route.ComponentProps) {
  return (
    <RecordListPage
      title="Roads"
      answer={loaderData}
      failed="Failed to load the roads"
      add={{ to: href('/admin/roads/new'), text: 'Add a road' }}
      empty={{
        title: 'No roads yet',
        text: 'Add the roads that your tours use, and say each morning how they are. Then choose them in the form of a tour.',
      }}
      lead={`Travellers see them on the board and on each tour that uses them. “Still so” says that you checked it now. News goes by mail to those who travel within ${ROAD_NEWS_DAYS} days, once for each change.`}
    >
      {(road) => <RoadRow road={road} />}
    </RecordListPage>
  );
}

const TONES: Record<ManagedRoad['state'], TagTone> = {
  open: 'good',
  convoy: 'attention',
  indians: 'attention',
  closed: 'off',
};

function RoadRow({ road }: { road: ManagedRoad }) {
  const isStale = isStaleRoad(road.checkedAt);
  return (
    <RecordRow
      to={href('/admin/roads/:id', { id: road._id })}
      name={road.name}
      tags={<Tag tone={TONES[road.state]}>{ROAD_STATE_NAMES[road.state]}</Tag>}
      actions={<RoadActions road={road} />}
      hasManyActions
    >
      {road.note && <p className="text-ink">{road.note}</p>}
      <p>
        <span className={isStale ? 'font-semibold text-rhododendron' : undefined}>
          {isStale ? 'Old: checked' : 'Checked'} {formatMoment(road.checkedAt)}
        </span>
        {` · ${countOf(road.tours, 'tour')}`}
        {road.tripsSoon > 0 && ` · ${countOf(road.tripsSoon, 'trip')} soon`}
      </p>
    </RecordRow>
  );
}

function RoadActions({ road }: { road: ManagedRoad }) {
  const act = useStaffAction();
  const params = { id: road._id };
  const { name, state, note, source, sourceUrl, version } = road;
  return (
    <div className="flex items-center gap-1">
      {road.tripsSoon > 0 && <NewsButton road={road} />}
      <Button
        variant="quiet"
        onClick={() =>
          void act({
            call: () =>
              staffApi.updateRoad({ params, body: { name, state, note, source, sourceUrl, version } }),
            failed: 'Failed to note that it is still so',
            of: name,
            done: 'Noted: checked now.',
          })
        }
      >
        <Check className="size-5" />
        Still so<span className="sr-only">: {name}</span>
      </Button>
      <DeleteRecord noun="road" record={road} remove={staffApi.deleteRoad} restore={staffApi.restoreRoad}>
        Their travellers do not read any more how it is.
      </DeleteRecord>
    </div>
  );
}

/** Asks first: a sent mail cannot be recalled. */
function NewsButton({ road }: { road: ManagedRoad }) {
  const act = useStaffAction();
  const [isAsked, setAsked] = useState(false);

  async function send() {
    await act({
      // The server skips travellers who already know.
      call: (idempotencyKey) => staffApi.sendRoadNews({ params: { id: road._id }, idempotencyKey }),
      failed: 'Failed to tell the travellers',
      of: road.name,
      done: ({ data: { told } }) =>
        told > 0 ? sendingWords(`The mail to ${countOf(told, 'traveller')}`) : 'All of them know it already.',
    });
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        <Send className="size-5" />
        Tell travellers<span className="sr-only"> of {road.name}</span>
      </Button>
      <ConfirmDialog
        open={isAsked}
        title="Tell those who travel soon?"
        confirm="Send the mails"
        cancel="Cancel"
        variant="primary"
        onConfirm={send}
        onClose={() => setAsked(false)}
      >
        <p className="text-ink">
          A mail goes to the travellers of {countOf(road.tripsSoon, 'confirmed trip')}: {road.name} is now{' '}
          <strong>{ROAD_STATE_NAMES[road.state].toLowerCase()}</strong>.
        </p>
        {road.note && <p className="mt-2">{road.note}</p>}
      </ConfirmDialog>
    </>
  );
}
