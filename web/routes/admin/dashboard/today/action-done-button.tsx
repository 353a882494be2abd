import { Check } from 'lucide-react';
import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { useRefresh } from '../../actions/use-refresh.ts';
import { useTellFailure } from '../../actions/use-tell-failure.ts';
import { deskApi } from '../../enquiries/desk-api.ts';
import { useDeskChanges } from '../../enquiries/use-desk-changes.ts';
import { beginAction, showToast } from '../../toasts/show-toast.ts';

/** Says that what was to be done next is done; the toast offers the way back. */
export function ActionDoneButton({ enquiry: { _id, fullName, nextActionOn } }: { enquiry: DeskEnquiry }) {
  const refresh = useRefresh();
  const tellFailure = useTellFailure();
  const { offerOf } = useDeskChanges();

  async function finish() {
    const begun = beginAction();
    try {
      const { data } = await deskApi.finishNextAction({
        params: { id: _id },
        body: { on: nextActionOn ?? '' },
      });
      showToast({ text: `Done: ${fullName}.`, begun, ...(data.undoId !== null && offerOf(data.undoId)) });
      await refresh();
    } catch (error) {
      await tellFailure('Failed to mark it as done', error, begun);
    }
  }

  return (
    <ActionButton
      variant="secondary"
      icon={Check}
      onPress={finish}
      aria-label={`Done: what was to be done for ${fullName}`}
      className="px-4 whitespace-nowrap max-sm:size-11 max-sm:px-0"
    >
      <span className="max-sm:sr-only">Done</span>
    </ActionButton>
  );
}
