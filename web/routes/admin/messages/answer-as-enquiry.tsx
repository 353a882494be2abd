import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEvent } from '../../../../contracts/enquiries/desk-history.contract.ts';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Thread } from '../enquiries/detail/history/thread.tsx';
import { Panel } from '../enquiries/detail/panel.tsx';
import { useEnquiryAddress } from '../enquiries/place/desk-place.ts';
import { hasFiles } from '../replies/files/files-of-reply.ts';
import { draftNameOfReply } from '../replies/reply-to.ts';
import { draftNameOfMessage } from './message-reply-form.tsx';

type Enquiry = NonNullable<ContactMessageDetail['enquiry']>;

/** Null also if this browser has a draft of an answer to the message: its form stays until that is sent. */
export function answeredAs({ _id, enquiry }: ContactMessageDetail): Enquiry | null {
  return enquiry && isAnswerBegun(_id) ? null : enquiry;
}

function isAnswerBegun(messageId: string): boolean {
  const mail = draftNameOfMessage(messageId);
  const others = (['whatsapp', 'call', 'note'] as const).map((way) => draftNameOfReply(way, messageId));
  return hasFiles(mail) || [mail, ...others].some((name) => draftStore.look(name) !== null);
}

export function AnswerAsEnquiry({ enquiry, events }: { enquiry: Enquiry; events: DeskEvent[] }) {
  const enquiryAddress = useEnquiryAddress();
  return (
    <Panel title="Answer">
      <Thread events={events} />
      <p className="text-ink-soft">
        It is answered as the enquiry {enquiry.reference}, with all that was said here.
      </p>
      <ButtonLink to={enquiryAddress(enquiry._id)} className="mt-3">
        Answer the enquiry
      </ButtonLink>
    </Panel>
  );
}
