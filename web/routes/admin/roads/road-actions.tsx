import { Check, Send } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import { ROAD_STATE_NAMES } from '../../../../contracts/roads/road-terms.ts';
import type { ManagedRoad } from '../../../../contracts/roads/roads.contract.ts';
import { randomKey } from '../../../lib/browser/random-key.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { sendingWords } from '../mail/health/outbox-words.ts';
import { DeleteRecord } from '../records/delete-record.tsx';
import { staffApi } from '../staff-api.ts';

export function RoadActions({ road }: { road: ManagedRoad }) {
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
        <Check aria-hidden="true" className="size-5" />
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
  const [isBusy, setBusy] = useState(false);

  async function send() {
    setBusy(true);
    const isDone = await act({
      call: () =>
        staffApi.sendRoadNews({
          params: { id: road._id },
          // The server skips travellers who already know.
          idempotencyKey: randomKey(),
        }),
      failed: 'Failed to tell the travellers',
      of: road.name,
      done: ({ data: { told } }) =>
        told > 0 ? sendingWords(`The mail to ${countOf(told, 'traveller')}`) : 'All of them know it already.',
    });
    setBusy(false);
    if (isDone) setAsked(false);
  }

  return (
    <>
      <Button variant="quiet" onClick={() => setAsked(true)}>
        <Send aria-hidden="true" className="size-5" />
        Tell travellers<span className="sr-only"> of {road.name}</span>
      </Button>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title="Tell whoever travels soon?">
        <p>
          A mail goes to the travellers of {countOf(road.tripsSoon, 'confirmed trip')}: {road.name} is now{' '}
          <strong>{ROAD_STATE_NAMES[road.state].toLowerCase()}</strong>.
        </p>
        {road.note && <p className="mt-2 text-ink-soft">{road.note}</p>}
        <div className="mt-6 flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={() => setAsked(false)}>
            Cancel
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            Send the mails
          </Button>
        </div>
      </Dialog>
    </>
  );
}
