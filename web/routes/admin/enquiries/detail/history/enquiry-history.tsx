import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { formatMoment } from '../../../../../../contracts/india-time.ts';
import { ActionButton } from '../../../actions/action-button.tsx';
import { showFailure } from '../../../toasts/show-toast.ts';
import { useDeskChanges } from '../../use-desk-changes.ts';
import { Panel } from '../panel.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { eventText } from './event-text.ts';

/** Everything that happened to the enquiry and to those that were merged into it; `events`: newest first. */
export function EnquiryHistory({ events }: { events: DeskEvent[] }) {
  return (
    <Panel title="History">
      <ol className="grid gap-4">
        {events.map((event) => (
          <li key={event._id} className="border-l-2 border-mist pl-4">
            <p className="font-semibold wrap-anywhere">{eventText(event)}</p>
            <p className="text-sm text-ink-soft">
              {event.by} · {formatMoment(event.at)}
              {event.happenedTo && <span className="whitespace-nowrap"> · {event.happenedTo}</span>}
            </p>
            {'text' in event && event.text && (
              <p className="mt-1.5 whitespace-pre-line wrap-anywhere">{event.text}</p>
            )}
            {event.kind === 'reply' && <DeliveryState delivery={event.delivery} />}
            {event.kind === 'merged' && event.undoId && <UndoMerge undoId={event.undoId} />}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function UndoMerge({ undoId }: { undoId: string }) {
  const { takeBack } = useDeskChanges();
  return (
    <ActionButton
      variant="quiet"
      className="-ml-4 px-4"
      onPress={() => takeBack(undoId).catch((error) => showFailure('Failed to undo the merge', error))}
    >
      Undo the merge
    </ActionButton>
  );
}
