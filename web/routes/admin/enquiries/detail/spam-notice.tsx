import type { DeskEnquiry } from '../../../../../contracts/enquiries/desk.contract.ts';
import { SpamReasonsList } from '../../../../features/spam/spam-reasons-list.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { NotSpamButton } from '../not-spam-button.tsx';

export function SpamNotice({ enquiry }: { enquiry: DeskEnquiry }) {
  if (!enquiry.spam) return null;
  return (
    <Notice tone="info">
      <p className="font-semibold">Taken for spam. Nobody was mailed of it.</p>
      <div className="mt-1 mb-3">
        <SpamReasonsList mark={enquiry.spam} />
      </div>
      <NotSpamButton enquiry={enquiry} />
    </Notice>
  );
}
