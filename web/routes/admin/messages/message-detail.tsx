import { ChevronLeft } from 'lucide-react';
import { Fragment, useRef } from 'react';
import { href, Link, useParams } from 'react-router';
import type {
  ContactMessageDetail,
  ContactReply,
} from '../../../../contracts/contacts/manage-contacts.contract.ts';
import { wordFor } from '../../../../contracts/count-of.ts';
import type { Delivery, DeskEvent } from '../../../../contracts/enquiries/desk-history.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { draftStore } from '../../../features/drafts/draft-store.ts';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { useMay } from '../../../features/session/use-may.ts';
import { useSettings } from '../../../features/settings/use-settings.ts';
import { useShortcut } from '../../../features/shortcuts/shortcuts.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { usePolling } from '../actions/use-polling.ts';
import { EnquiryHistory } from '../enquiries/detail/history/enquiry-history.tsx';
import { Thread } from '../enquiries/detail/history/thread.tsx';
import { Panel } from '../enquiries/detail/panel.tsx';
import { PositionBar } from '../enquiries/detail/position-bar.tsx';
import { AnswerTabs } from '../enquiries/detail/replies/answer-tabs.tsx';
import { useContactWays } from '../enquiries/detail/replies/use-contact-ways.tsx';
import { useContactKeys } from '../enquiries/detail/use-contact-keys.ts';
import { useDeskPosition, useEnquiryAddress } from '../enquiries/position/desk-position.ts';
import { useFocusHere } from '../enquiries/position/desk-sides.tsx';
import { messageGreeting } from '../enquiries/whatsapp-greeting.ts';
import { useLeadOnFromGiven } from '../follow-up/given-away.ts';
import { messageLookedAfter } from '../follow-up/looked-after.ts';
import { OwnerAndNextAction } from '../follow-up/owner-and-next-action.tsx';
import { LoadingList } from '../lists/loading-list.tsx';
import { Tag } from '../lists/tag.tsx';
import { MailStateTag } from '../mail/mail-state-tag.tsx';
import { CallInstead } from '../mail/related/call-instead.tsx';
import { RelatedMails } from '../mail/related/related-mails.tsx';
import { hasFiles } from '../replies/files/files-of-reply.ts';
import { SentFiles } from '../replies/files/sent-files.tsx';
import { draftNameOfReply } from '../replies/reply-to.ts';
import { IfMay } from '../rights/if-may.tsx';
import { PageLink } from '../rights/page-link.tsx';
import { staffApi } from '../staff-api.ts';
import { nullIfGone } from '../staff-page/null-if-gone.ts';
import { loadAsStaff } from '../staff-page/staff-access.ts';
import { StaffPage } from '../staff-page/staff-page.tsx';
import { useAnswerOfCurrentUser } from '../staff-page/use-answer-of-current-user.ts';
import type { Route } from './+types/message-detail.ts';
import { DeleteMessage } from './delete-message.tsx';
import { MakeEnquiryButton } from './make-enquiry-button.tsx';
import { MessageFacts } from './message-facts.tsx';
import { draftNameOfMessage, MessageReplyForm } from './message-reply-form.tsx';
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
  const place = useDeskPosition();
  const page = useRef<HTMLDivElement>(null);
  const mayWork = useMay('work-on-enquiries');
  const isOpen = message !== undefined && mayWork;
  const { find } = useContactKeys(page, 'This message', { isOpen, phone: message?.phone ?? '' });
  useShortcut(
    'r',
    { group: 'This message', text: 'Reply by mail' },
    () => find('form[data-part=reply] textarea')?.focus(),
    isOpen,
  );
  const { id } = useParams();
  useFocusHere(id);
  useLeadOnFromGiven(id, answer.access === 'granted' && answer.data === null, href('/admin/messages'));
  return (
    <>
      {place ? (
        <PositionBar />
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
              {!message.spam && !message.enquiry && mayWork && <MakeEnquiryButton message={message} />}
              {!message.spam && <MessageSwitch message={message} what="done" short="text" />}
              <MessageSwitch message={message} what="spam" short="picture" />
              <IfMay right="delete-for-good">
                <DeleteMessage message={message} />
              </IfMay>
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
            <EmptyState title="No such message" text="It may have been deleted, or be a colleague’s.">
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
        <IfMay right="work-on-enquiries">
          <MessageReplyForm message={message} />
          <MessageContact message={message} events={events} />
        </IfMay>
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

function AnswerAsEnquiry({ enquiry, events }: { enquiry: Enquiry; events: DeskEvent[] }) {
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

function MessageReplies({ replies }: { replies: ContactReply[] }) {
  usePolling(replies.some((reply) => ['waiting', 'sending'].includes(reply.delivery.state)));
  if (replies.length === 0) return null;
  return (
    <section aria-labelledby="replies">
      <h2 id="replies" className="text-lg">
        {wordFor(replies.length, 'Your reply', 'Your replies')}
      </h2>
      <ol className="mt-3 grid gap-4">
        {replies.map(({ _id, reply, writtenBy, createdAt, files, delivery }) => (
          <li key={_id} className="border-l-2 border-teesta pl-4">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
              <span>
                <bdi>{writtenBy}</bdi>, <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
              </span>
              <DeliveryNote delivery={delivery} />
            </p>
            <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
              {reply}
            </p>
            <SentFiles files={files} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function DeliveryNote({ delivery: { state, at, reason, mailId } }: { delivery: Delivery }) {
  if (state === 'unknown') return <Tag>No longer recorded</Tag>;
  return (
    <span role="status" className="flex flex-wrap items-center gap-x-2">
      <MailStateTag mail={{ state, at, reason }} />
      {reason && <span className="wrap-anywhere">The mail server said: {reason}</span>}
      {mailId && (
        <PageLink to={href('/admin/mail/:id', { id: mailId })} className="text-link">
          The mail
        </PageLink>
      )}
    </span>
  );
}
