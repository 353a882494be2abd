import { Lock } from 'lucide-react';
import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { formatMoment } from '../../../../../../contracts/india-time.ts';
import { classNames } from '../../../../../ui/class-names.ts';
import { ActionButton } from '../../../actions/action-button.tsx';
import { SentFiles } from '../../../replies/files/sent-files.tsx';
import { beginAction, showFailure } from '../../../toasts/show-toast.ts';
import { useDeskChanges } from '../../use-desk-changes.ts';
import { DeliveryState } from './delivery-state.tsx';
import { eventText } from './event-text.ts';

export function EventItem({ event }: { event: DeskEvent }) {
  const isInternal = event.kind === 'note';
  return (
    <li
      className={classNames(
        'border-l-2 pl-4',
        isInternal ? 'border-marigold rounded-r-field bg-mist/60 py-2 pr-3' : 'border-mist',
      )}
    >
      <p className="font-semibold wrap-anywhere">
        {isInternal && <Lock aria-hidden="true" className="-mt-0.5 mr-1.5 inline size-4" />}
        {eventText(event)}
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{event.by}</bdi> · {formatMoment(event.at)}
        {event.happenedTo && <span className="whitespace-nowrap"> · {event.happenedTo}</span>}
      </p>
      {'text' in event && event.text && (
        <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
          {event.text}
        </p>
      )}
      {event.kind === 'reply' && (
        <>
          <SentFiles files={event.files} />
          <DeliveryState delivery={event.delivery} />
        </>
      )}
      {event.kind === 'merged' && event.undoId && <UndoMerge undoId={event.undoId} />}
    </li>
  );
}

function UndoMerge({ undoId }: { undoId: string }) {
  const { takeBack } = useDeskChanges();

  async function undo() {
    const begun = beginAction();
    await takeBack(undoId).catch((error) => showFailure('Failed to undo the merge', error, { begun }));
  }

  return (
    <ActionButton variant="quiet" className="-ml-4 px-4" onPress={undo}>
      Undo the merge
    </ActionButton>
  );
}
