import { MapPlus } from 'lucide-react';
import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useRouterNow } from '../../../lib/loading/use-router-now.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useLeadOn } from '../actions/use-lead-on.ts';
import { useRefresh } from '../actions/use-reload.ts';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { useEnquiryAddress, useMessageAddress } from '../enquiries/position/desk-position.ts';
import { useDeskChanges } from '../enquiries/use-desk-changes.ts';
import { staffApi } from '../staff-api.ts';
import { SHORT_BUTTON } from './message-switch.tsx';

export function MakeEnquiryButton({ message: { _id, name, events } }: { message: ContactMessageDetail }) {
  const leadOn = useLeadOn();
  const now = useRouterNow();
  const enquiryAddress = useEnquiryAddress();
  const messageAddress = useMessageAddress();
  const refresh = useRefresh();
  const act = useStaffAction();
  const { takeBack } = useDeskChanges();

  function make() {
    // Once a colleague has taken the enquiry back, it is another press.
    const seen = { lastEvent: events[0]?._id ?? null };
    return act({
      call: () =>
        sendOnce(`desk:message-enquiry:${_id}`, seen, (idempotencyKey) =>
          staffApi.makeEnquiryOfMessage({ params: { id: _id }, idempotencyKey }),
        ),
      failed: 'Failed to make an enquiry of it',
      done: ({ data: { _id: enquiryId, undoId, reference } }) => ({
        text: `The message from ${name} is the enquiry ${reference} now.`,
        ...(undoId !== null && { undoId, undo: () => leadBack(undoId, enquiryId) }),
      }),
      // A user who has left in the meantime can undo it there.
      leadsTo: ({ data }) => enquiryAddress(data._id),
    });
  }

  async function leadBack(undoId: string, enquiryId: string) {
    const lead = leadOn();
    const isThere = now().location.pathname.endsWith(`/${enquiryId}`);
    await takeBack(undoId, {
      leadAway: () => (isThere && !lead.hasLeft() ? lead.to(messageAddress(_id)) : refresh()),
    });
  }

  return (
    <ActionButton
      variant="secondary"
      icon={MapPlus}
      onPress={make}
      className={`px-4 whitespace-nowrap ${SHORT_BUTTON.text}`}
    >
      Make it an enquiry
    </ActionButton>
  );
}
