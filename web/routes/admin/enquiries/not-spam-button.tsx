import { MailCheck } from 'lucide-react';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { sendingWords } from '../mail/health/outbox-words.ts';
import { staffApi } from '../staff-api.ts';

/** The server then sends the mails that it held back. */
export function NotSpamButton({ enquiry }: { enquiry: Pick<DeskEnquiry, '_id' | 'fullName'> }) {
  const act = useStaffAction();
  const mayWork = useMay('work-on-enquiries');

  function rescue() {
    const body = { from: 'spam', to: 'new' } as const;
    return act({
      call: () => staffApi.setEnquiryStatus({ params: { id: enquiry._id }, body }),
      failed: 'Failed to bring the enquiry back',
      done: async () =>
        `The enquiry is back in the list. ${await sendingWords('What was held back of its mails')}`,
    });
  }

  if (!mayWork) return null;
  return (
    <ActionButton
      variant="secondary"
      icon={MailCheck}
      onPress={rescue}
      aria-label={`Not spam: the enquiry of ${enquiry.fullName}`}
      className="px-4 whitespace-nowrap"
    >
      Not spam
    </ActionButton>
  );
}
