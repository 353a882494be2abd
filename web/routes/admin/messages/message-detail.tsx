import { ChevronLeft } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { href, Link, useParams } from 'react-router';
import type { ContactMessageDetail } from '../../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskEvent } from '../../../../contracts/enquiries/desk-history.contract.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { useShortcut } from '../../../features/shortcuts/shortcuts.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { EnquiryHistory } from '../enquiries/detail/history/enquiry-history.tsx';
import { Thread } from '../enquiries/detail/history/thread.tsx';
import { Panel } from '../enquiries/detail/panel.tsx';
import { PlaceBar } from '../enquiries/detail/place-bar.tsx';
import { AnswerTabs } from '../enquiries/detail/replies/answer-tabs.tsx';
import { useContactWays } from '../enquiries/detail/replies/use-contact-ways.tsx';
import { useContactKeys } from '../enquiries/detail/use-contact-keys.ts';
import { useDeskPlace } from '../enquiries/place/desk-place.ts';
import { useFocusHere } from '../enquiries/place/desk-sides.tsx';
import { messageGreeting } from '../enquiries/whatsapp-greeting.ts';
import { messageLookedAfter } from '../follow-up/looked-after.ts';
import { OwnerAndNextAction } from '../follow-up/owner-and-next-action.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { CallInstead } from '../mail/related/call-instead.tsx';
import { RelatedMails } from '../mail/related/related-mails.tsx';
import { staffApi } from '../staff-api.ts';
import { nullIfGone } from '../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/message-detail.ts';
import { AnswerAsEnquiry, answeredAs } from './answer-as-enquiry.tsx';
import { DeleteMessage } from './delete-message.tsx';
import { MakeEnquiryButton } from './make-enquiry-button.tsx';
import { MessageFacts } from './message-facts.tsx';
import { MessageReplies } from './message-replies.tsx';
import { MessageReplyForm } from './message-reply-form.tsx';
import { MessageSwitch } from './message-switch.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Message');

export const clientLoader = ({ params, request }: Route.ClientLoaderArgs) =>
  loadAsStaff(request, () => nullIfGone(() => load(params)));

async function load(params: { id: string }) {
  const [message, staff] = await Promise.all([staffApi.getContactMessage({ params }), staffApi.listStaff()]);
  return { data: message.data, staff: staff.data };
}

export const HydrateFallback = () => <LoadingList title="Message" />;

export default function MessageDetailPage({ loaderData }: Route.ComponentProps) {
  const answer = useAnswerOfCurrentUser(loaderData);
  const message = answer.access === 'granted' ? answer.data?.data : undefined;
  const place = useDeskPlace();
  const page = useRef<HTMLDivElement>(null);
  const isOpen = message !== undefined;
  const { find } = useContactKeys(page, 'This message', { isOpen, phone: message?.phone ?? '' });
  useShortcut(
    'r',
    { group: 'This message', text: 'Reply by mail' },
    () => find('form[data-part=reply] textarea')?.focus(),
    isOpen,
  );
  useFocusHere(useParams().id);
  return (
    <>
      {place ? (
        <PlaceBar />
      ) : (
        <Link to={href('/admin/messages')} className="mb-2 flex min-h-11 w-fit items-center gap-1 text-link">
          <ChevronLeft className="size-5" />
          All messages
        </Link>
      )}
      <StaffPage
        title={message ? `Message from ${message.name}` : 'Message'}
        answer={answer}
        failed="Failed to load this message"
        actions={
          message && (
            // Keyed, so that an open dialog does not carry over to the next message.
            <Fragment key={message._id}>
              {!message.spam && !message.enquiry && <MakeEnquiryButton message={message} />}
              {!message.spam && <MessageSwitch message={message} what="done" short="text" />}
              <MessageSwitch message={message} what="spam" short="picture" />
              <DeleteMessage message={message} />
            </Fragment>
          )
        }
      >
        {(found) =>
          found ? (
            <div ref={page} className="@container max-w-[72rem]">
              <div className="grid items-start gap-6 @3xl:grid-cols-[minmax(0,1fr)_17rem]">
                <div className="grid min-w-0 gap-6">
                  <CallInstead about={found.data.mails} phone={found.data.phone} />
                  <MessageFacts message={found.data} />
                  <MessageReplies replies={found.data.replies} />
                  <AnswerToMessage key={found.data._id} message={found.data} />
                  <Panel title="Mails">
                    <RelatedMails mails={found.data.mails.mails} />
                  </Panel>
                </div>
                <div data-part="follow-up" className="min-w-0">
                  <OwnerAndNextAction
                    key={`follow-up ${found.data._id}`}
                    of={messageLookedAfter(found.data)}
                    staff={found.staff}
                  />
                </div>
              </div>
            </div>
          ) : (
            <EmptyState title="No such message" text="It may have been deleted.">
              <ButtonLink to={place?.listAddress ?? href('/admin/messages')}>
                {place?.texts.all ?? 'All messages'}
              </ButtonLink>
            </EmptyState>
          )
        }
      </StaffPage>
    </>
  );
}

function AnswerToMessage({ message }: { message: ContactMessageDetail }) {
  const enquiry = answeredAs(message);
  const events = message.events.filter(({ kind }) => kind !== 'reply');
  return (
    <>
      {enquiry ? (
        <AnswerAsEnquiry enquiry={enquiry} events={events} />
      ) : (
        <>
          <MessageReplyForm message={message} />
          <MessageContact message={message} events={events} />
        </>
      )}
      <EnquiryHistory events={events} />
    </>
  );
}

function MessageContact({ message, events }: { message: ContactMessageDetail; events: DeskEvent[] }) {
  const { agencyName } = useSettings();
  const { _id: id, phone } = message;
  const greeting = messageGreeting(message, agencyName);
  const ways = useContactWays({ kind: 'message', id }, { phone, greeting });
  return (
    <Panel title={phone ? 'WhatsApp, call or note' : 'Note'}>
      <Thread events={events} />
      <AnswerTabs ways={ways} />
    </Panel>
  );
}
