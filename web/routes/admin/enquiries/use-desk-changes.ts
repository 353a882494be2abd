import type { Answer } from '../../../../contracts/answers.contract.ts';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import type { BulkChange, Changed } from '../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { askAgain, undoOnce } from '../actions/ask-again.ts';
import { onceMeant } from '../actions/ask-first.ts';
import { useRefresh } from '../actions/use-reload.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { tellingWords } from '../mail/health/outbox-words.ts';
import { staffApi } from '../staff-api.ts';
import { beginAction, closeUndo, showToast, type ToastMessage } from '../toasts/show-toast.ts';
import { showSkipped } from './bulk/use-change-of-many.ts';
import { notDueText } from './change-texts.ts';
import { STATUS } from './desk-texts.ts';
import { useTellUndone } from './tell-undone.ts';

type Undoing = {
  /** Leaves the page of something that the undo removes. */
  leadAway?: () => Promise<void>;
  onUndone?: () => void;
};

/** Sent with a change, so that the server detects a colleague's change. */
export type EnquirySeen = Pick<DeskEnquiry, '_id' | 'status' | 'owner'>;
type Named = Pick<DeskEnquiry, '_id' | 'fullName' | 'status'>;

export function useDeskChanges() {
  const act = useStaffAction();
  const refresh = useRefresh();
  const tellUndone = useTellUndone();

  /** `done`: "2 enquiries moved to the bin." Returns the ids that did not change. */
  async function change(
    seen: EnquirySeen[],
    what: BulkChange,
    done: (count: number) => string,
  ): Promise<string[]> {
    const body = {
      bookings: seen.map(({ _id, status, owner }) => ({ _id, status, ownerId: owner?._id ?? null })),
      change: what,
    };
    const answer = await tell(
      (isMeant) =>
        askAgain((idempotencyKey) =>
          staffApi.changeEnquiries({ body: { ...body, isMeant }, idempotencyKey }),
        ),
      done,
      'Failed to change the enquiries',
    );
    return (answer?.skipped ?? seen).map(({ _id }) => _id);
  }

  async function tell(
    call: (isMeant: true | undefined) => Promise<Answer<Changed>>,
    done: (count: number, data: Changed) => string | Promise<string>,
    failed: string,
    of?: string,
  ): Promise<Changed | null> {
    const told = await act({
      call: () => onceMeant(call),
      failed,
      of,
      async done({ data }) {
        const { changed, skipped, notDue, undoId } = data;
        showSkipped(skipped);
        if (changed === 0 && skipped.length > 0) return undefined;
        const text = `${await done(changed, data)}${notDueText(notDue, changed)}`;
        return { text, ...(undoId !== null && offerOf(undoId)) };
      },
    });
    return told?.answer.data ?? null;
  }

  function setStatus(
    { _id, fullName, status }: Named,
    to: EnquiryStatus,
    { tellTraveller, of = ` of ${fullName}` }: { tellTraveller?: boolean; of?: string } = {},
  ): Promise<Changed | null> {
    return tell(
      (isMeant) =>
        staffApi.setEnquiryStatus({
          params: { id: _id },
          body: { from: status, to, tellTraveller, isMeant },
        }),
      async (_count, { mailLeavesAt }) => {
        const done = `The enquiry${of} is ${STATUS[to].text.toLowerCase()} now.`;
        return mailLeavesAt ? `${done} ${await tellingWords(fullName, mailLeavesAt)}` : done;
      },
      'Failed to change the status',
      fullName,
    );
  }

  /** `onUndone` runs before the page shows the result. */
  function offerOf(undoId: string, onUndone?: () => void): Pick<ToastMessage, 'undo' | 'undoId'> {
    return { undoId, undo: () => takeBack(undoId, { onUndone }) };
  }

  async function takeBack(undoId: string, { leadAway, onUndone }: Undoing = {}): Promise<void> {
    const begun = beginAction();
    let isGone = false;
    try {
      const { data } = await undoOnce(undoId, (idempotencyKey) =>
        staffApi.undoChange({ params: { id: undoId }, idempotencyKey }),
      );
      closeUndo(undoId);
      if (data.restored > 0 || data.skipped.length === 0) showToast({ text: 'Undone.', begun });
      showSkipped(data.skipped);
      tellUndone(data);
      if (data.restored > 0) onUndone?.();
      isGone = leadAway !== undefined && data.restored > 0;
    } finally {
      if (!isGone) await refresh();
    }
    if (isGone) await leadAway?.();
  }

  return { change, tell, setStatus, offerOf, takeBack };
}
